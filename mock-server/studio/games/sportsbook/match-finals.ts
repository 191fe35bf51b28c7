import {
  type Fixture,
  isSetWon,
  type MatchState,
  playedMinutes,
  type Score,
  SETS_TO_WIN,
  timedSports,
} from './match.ts';

type Chances = readonly (readonly [value: number, chance: number])[];

/** Only what bets need: a full table of scores would be forty times as large. */
export interface Finals {
  /** Lead of the home side. */
  margins: Chances;
  /** Sum of both sides. */
  totals: Chances;
  /** Chance that both sides score. */
  both: number;
}

/** A less likely score changes no price of two decimals. */
const LEAST_CHANCE = 1e-14;

/**
 * Chances of 0, 1, 2 ... more points after `events` scores on average (Panjer's recursion for a compound Poisson sum).
 */
function pointChances(events: number, worth: readonly (readonly [number, number])[]): [number, number][] {
  const most = Math.ceil(3 * (events + 8 * Math.sqrt(events) + 8));
  const chances = [Math.exp(-events)];
  for (let points = 1; points <= most; points += 1) {
    const sum = worth.reduce(
      (total, [value, chance]) => total + value * chance * (chances[points - value] ?? 0),
      0,
    );
    chances.push((events / points) * sum);
  }
  return chances
    .map((chance, points): [number, number] => [points, chance])
    .filter(([, chance]) => chance > LEAST_CHANCE);
}

function timedFinals(
  sport: 'football' | 'basketball',
  [home, away]: Score,
  { score, minute }: Pick<MatchState, 'score' | 'minute'>,
): Finals {
  const { worth, canDraw } = timedSports[sport];
  const left = 1 - minute / playedMinutes(timedSports[sport]);
  const awayMore = pointChances(away * left, worth);
  const made = newTally();
  for (const [ofHome, chance] of pointChances(home * left, worth)) {
    for (const [ofAway, other] of awayMore) {
      const [homeEnd, awayEnd] = [score[0] + ofHome, score[1] + ofAway];
      const both = chance * other;
      if (canDraw || homeEnd !== awayEnd) made.add(homeEnd, awayEnd, both);
      else {
        const share = home / (home + away);
        made.add(homeEnd + 2, awayEnd, both * share);
        made.add(homeEnd, awayEnd + 2, both * (1 - share));
      }
    }
  }
  return made.finals();
}

function newTally() {
  const margins = new Map<number, number>();
  const totals = new Map<number, number>();
  let both = 0;
  return {
    add(home: number, away: number, chance: number) {
      margins.set(home - away, (margins.get(home - away) ?? 0) + chance);
      totals.set(home + away, (totals.get(home + away) ?? 0) + chance);
      if (home > 0 && away > 0) both += chance;
    },
    finals: (): Finals => ({ margins: [...margins], totals: [...totals], both }),
  };
}

/** Chance that the home side wins a set. @param game its chance in each game */
function setChance(game: number, home: number, away: number): number {
  if (isSetWon(home, away)) return 1;
  if (isSetWon(away, home)) return 0;
  return game * setChance(game, home + 1, away) + (1 - game) * setChance(game, home, away + 1);
}

/** Needs the home side's chances in the current set and in each later one. */
function playSets(
  add: (home: number, away: number, chance: number) => void,
  [current, later]: readonly [number, number],
  [home, away]: Score,
  chance = 1,
): void {
  if (Math.max(home, away) === SETS_TO_WIN) {
    add(home, away, chance);
    return;
  }
  playSets(add, [later, later], [home + 1, away], chance * current);
  playSets(add, [later, later], [home, away + 1], chance * (1 - current));
}

/** Chances of the possible ends from a state on. */
export function finalsOf(
  { sport, strength }: Pick<Fixture, 'sport' | 'strength'>,
  state: Pick<MatchState, 'score' | 'minute' | 'games'>,
): Finals {
  if (sport !== 'tennis') return timedFinals(sport, strength, state);
  const game = strength[0] / (strength[0] + strength[1]);
  const [home, away] = state.games ?? [0, 0];
  const sets = [setChance(game, home, away), setChance(game, 0, 0)] as const;
  const made = newTally();
  playSets(made.add, sets, state.score);
  return made.finals();
}
