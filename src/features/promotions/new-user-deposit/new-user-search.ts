// Apart from its user, because the router loads it with every page, without the screen.
/** Query of /newUserDeposit (spec point 2). */
export interface NewUserSearch {
  multiple?: 1 | 2 | 3;
  isInGame?: true;
}

const MULTIPLES: readonly (1 | 2 | 3)[] = [1, 2, 3];
const YES: readonly unknown[] = [true, 'true', 1, '1'];

/** Unknown values are dropped. The router has already parsed numbers and booleans. */
export function readNewUserSearch({ multiple, isInGame }: Record<string, unknown>): NewUserSearch {
  const known = MULTIPLES.find((value) => value === multiple || String(value) === multiple);
  return { ...(known && { multiple: known }), ...(YES.includes(isInGame) && { isInGame: true as const }) };
}
