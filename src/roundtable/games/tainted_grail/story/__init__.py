"""The journal, and what is remembered: Events, Quests, Tasks, Statuses."""
