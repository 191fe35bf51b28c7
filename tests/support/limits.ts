/** A limit, and what is said on its wrong side. */
export interface Limit {
  name: string;
  at: number;
  unit: number;
  /** The side that is refused. */
  refuses: 'below' | 'above';
  code: string;
  /** What the world says: `done`, or the code of a refusal. */
  ask: (value: number) => string;
  /** Whether the form of the app takes it; absent where a player types no such thing. */
  form?: (value: number) => boolean;
}

export interface AskedLimits {
  /** What was said otherwise than it should be. */
  broken: string[];
  /** How often the world and the forms were asked. */
  asked: number;
}

/** Asks the world, and the form where there is one, at each limit, one unit below it and one above. */
export function askLimits(limits: readonly Limit[]): AskedLimits {
  const broken: string[] = [];
  let asked = 0;
  for (const { name, at, unit, refuses, code, ask, form } of limits)
    for (const value of [at - unit, at, at + unit]) {
      const isWrong = refuses === 'below' ? value < at : value > at;
      const said = ask(value);
      asked += 1;
      if (said !== (isWrong ? code : 'done')) broken.push(`${name} ${value}: ${said}`);
      if (!form) continue;
      asked += 1;
      if (form(value) === isWrong)
        broken.push(`${name} ${value}: the form ${isWrong ? 'takes' : 'refuses'} it`);
    }
  return { broken, asked };
}
