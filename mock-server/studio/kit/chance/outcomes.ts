/** Outcome of a round of each game: every engine.ts adds its own (declaration merging), `never` when it has none. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Outcomes {}

export type Outcome = Outcomes[keyof Outcomes];

/** Hand of each game that deals one, added in the same way. */
// biome-ignore lint/suspicious/noEmptyInterface: see above
export interface Hands {}

/** 0 to 51: suit times 13 plus rank, ace first. */
export type Card = number;
