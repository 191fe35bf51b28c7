/** What a rule may look at besides the answer. */
export interface Facts {
  /** Body of the request as it was meant. */
  request: unknown;
}

export interface AnsweredFacts extends Facts {
  data: unknown;
  headers: Readonly<Record<string, string>>;
}

/** What a rule found: where in the answer, and what is wrong. */
export type Fault = readonly [at: string, says: string];
