import { expect, test } from 'vitest';

export const names = <Name extends string>(table: Record<Name, unknown>) => Object.keys(table) as Name[];

/** Tries each event in each state. An event that `moves` does not list changes nothing. */
export function testMoves<State extends { step: string }, Event, From extends string, Name extends string>(
  row: string,
  transition: (state: State, event: Event) => State,
  states: Record<From, State>,
  events: Record<Name, Event>,
  moves: Record<From, Partial<Record<Name, State['step']>>>,
): void {
  const cases = names(states).flatMap((from) => names(events).map((event) => [from, event] as const));
  test.each(cases)(`${row} %s: %s`, (from, event) => {
    const next = transition(states[from], events[event]);
    const expected = moves[from][event];
    if (expected === undefined) expect(next).toBe(states[from]);
    else {
      expect(next.step).toBe(expected);
      expect(next).not.toBe(states[from]);
    }
  });
}
