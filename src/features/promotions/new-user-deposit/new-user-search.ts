// Apart from its user: the router loads it with every page, without the screen.
/** Query of /newUserDeposit (spec point 2). */
export interface NewUserSearch {
  /** 1 first tier, 2 second tier, 3 registration bonus. */
  multiple?: 1 | 2 | 3;
  /** The player comes from a game and wants back into it. */
  isInGame?: true;
}

const MULTIPLES: readonly (1 | 2 | 3)[] = [1, 2, 3];
const YES: readonly unknown[] = [true, 'true', 1, '1'];

/** Reads the query; values it does not know are dropped. The router hands digits and truths over as such. */
export function readNewUserSearch({ multiple, isInGame }: Record<string, unknown>): NewUserSearch {
  const known = MULTIPLES.find((value) => value === multiple || String(value) === multiple);
  return { ...(known && { multiple: known }), ...(YES.includes(isInGame) && { isInGame: true as const }) };
}
