/** A limit, and the refusal code for values beyond it. */
export interface Limit {
  name: string;
  at: number;
  unit: number;
  refuses: 'below' | 'above';
  code: string;
  /** `done` or the code of the refusal. */
  ask: (value: number) => string;
  /** True when the app's form accepts the value. Absent when the player types no such value. */
  form?: (value: number) => boolean;
}

export interface AskedLimits {
  broken: string[];
  asked: number;
}

/** Tries the world and the form at each limit, one unit below it and one unit above it. */
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
