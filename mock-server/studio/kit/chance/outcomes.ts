/** Outcome of a round of each game: every engine.ts adds its own (declaration merging), `never` when it has none. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Outcomes {}

export type Outcome = Outcomes[keyof Outcomes];

/** 0 to 51: suit times 13 plus rank, ace first. */
export type Card = number;
