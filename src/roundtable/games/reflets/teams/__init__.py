"""Teams: heroes, their skills, gear and vitality, gems, hands and the cards played from them."""
