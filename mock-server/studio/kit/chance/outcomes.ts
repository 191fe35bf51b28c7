export interface SlotWin {
  symbol: number;
  count: number;
  ways: number;
  /** Hundredths of the stake, free-spin multiplier included. */
  pay: number;
}

export interface SlotSpin {
  /** Reel by reel from the left, each from top to bottom. */
  cells: readonly number[];
  wins: readonly SlotWin[];
  /** Hundredths of the stake. */
  pay: number;
}

export interface SlotOutcome {
  engine: 'slot';
  spins: readonly SlotSpin[];
  freeTimes: number;
}

/** Derived from the reels and the profile that the rounds use. */
export interface SlotTerms {
  /** Of three, four and five of each symbol, in hundredths of the stake. */
  pays: readonly (readonly [number, number, number])[];
  /** Reels with the wild, from 1 on. */
  wildReels: readonly number[];
  scatters: number;
  freeSpins: number;
  freeTimes: number;
}

/** 0 to 51: suit times 13 plus rank, ace first. */
export type Card = number;

export interface CardsOutcome {
  engine: 'cards';
  player: readonly Card[];
  banker: readonly Card[];
  winner: 'player' | 'banker' | 'tie';
}

export interface BlackjackOutcome {
  engine: 'blackjack';
  /** Two after a split; results are null while one of them is open. */
  hands: readonly {
    cards: readonly Card[];
    result: 'blackjack' | 'won' | 'pushed' | 'lost' | 'bust' | null;
  }[];
  /** Index of the hand to decide on; null when there is none. */
  active: number | null;
  dealer: readonly Card[];
}

/** Only what the player may see. Fields count row by row from 0. */
export interface MinesOutcome {
  engine: 'mines';
  count: number;
  /** In the order of opening; after a hit the last one has the mine. */
  opened: readonly number[];
  mines: readonly number[];
  /** Null while the round is open. */
  result: 'taken' | 'hit' | null;
}

export type PokerRank = 'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straight-flush';

export interface PokerOutcome {
  engine: 'poker';
  player: readonly Card[];
  rank: PokerRank;
  dealer: readonly Card[];
  dealerRank: PokerRank | null;
  /** In hundredths of the ante. */
  bonus: number;
  /** Null while the hand is open; `unqualified` when the dealer does not play. */
  result: 'won' | 'unqualified' | 'pushed' | 'lost' | 'folded' | null;
}

export type HandOutcome = BlackjackOutcome | PokerOutcome | MinesOutcome;

export type Outcome =
  | SlotOutcome
  | { engine: 'wheel'; segment: number }
  | { engine: 'roulette'; number: number }
  | { engine: 'dice'; dice: readonly [number, number] }
  | CardsOutcome
  | { engine: 'keno'; drawn: readonly number[] }
  /** Nine symbols row by row, 0 the most valuable; three alike at most. */
  | { engine: 'scratch'; fields: readonly number[] }
  /** Turn at each row from the top: 0 left, 1 right. Their sum is the bin, from the left. */
  | { engine: 'plinko'; turns: readonly number[] }
  | { engine: 'bingo'; called: readonly number[] }
  | { engine: 'race'; order: readonly number[] }
  | HandOutcome;
