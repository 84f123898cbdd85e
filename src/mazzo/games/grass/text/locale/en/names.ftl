# Grass: the words of the game. Its cards and what is said at its table stand in table.ftl, the refusals in errors.ftl.

grass-name = Grass
grass-about = A night market: sell your goods, dodge the police, trade with anyone.

## Options

grass-option-lifo-heat = Last heat first
grass-option-lifo-heat-how = of several heat cards on a market the one that was played last comes off first
grass-option-one-hand = A single hand
grass-option-one-hand-how = the match ends after the first hand, and the highest result wins

## The end

# 12.1, 12.2
grass-end-target-reached = $250,000 has been reached: the highest total wins.
# 12.b, 12.c
grass-end-hands-played = The last hand that a match can have was played: the highest total wins.

# Points are thousands of dollars.
grass-figure = { $minus ->
    [yes] −${ $points },000
   *[other] { $points ->
        [0] $0
       *[other] ${ $points },000
      }
  }
grass-rules-search-hint = heat, peddle, 5.6…
