import type { Call } from '@copihue/contract/contract';
import { fieldOf, isObject, listOf, textOf } from '@copihue/contract/json-values';
import { type Law, valueAt } from '@copihue/contract/laws';
import { setIn, spotsAt, valueIn } from '../test-server/places.ts';
import type { AnswerChange } from '../test-server/switch.ts';
import type { Planted } from './generated.ts';

const cents = (value: number) => Math.round(value * 100) / 100;

/** New value from the first value, the right value, and the number of changes so far. */
const drifts: Readonly<Record<string, (first: number, value: number, moved: number) => number>> = {
  'that does not move': (first) => first,
  'that moves twice': (first, value) => first + 2 * (value - first),
  'that moves the other way': (first, value) => first - (value - first),
  'that moves one too far': (_, value, moved) => value + moved,
  'that moves a hundredth too far': (_, value, moved) => value + moved / 100,
  'that moves by half': (first, value) => first + (value - first) / 2,
};

export function driftingFaults(on: string, field: string, isStill: boolean): Planted[] {
  const drifting = (drift: (first: number, value: number, moved: number) => number) => (): AnswerChange => {
    const known = new Map<string | undefined, { first: number; last: number; moved: number }>();
    return ({ body }, { token }) => {
      for (const spot of spotsAt(body, field)) {
        const value = Number(valueIn(spot));
        const seen = known.get(token) ?? { first: value, last: value, moved: 0 };
        if (seen.last !== value) seen.moved += 1;
        seen.last = value;
        known.set(token, seen);
        setIn(spot, cents(drift(seen.first, value, seen.moved)));
      }
    };
  };
  const restless = (step: number) => (): AnswerChange => {
    let asked = 0;
    return ({ body }) => {
      for (const spot of spotsAt(body, field)) {
        asked += step;
        setIn(spot, cents(Number(valueIn(spot)) + asked));
      }
    };
  };
  if (isStill)
    return [1, -1, 0.01].map((step) => ({
      name: `${field} moves by ${step} by itself`,
      on,
      after: restless(step),
    }));
  return Object.entries(drifts).map(([name, drift]) => ({
    name: `${field} ${name}`,
    on,
    after: drifting(drift),
  }));
}

/** The same body again is a success again: the first one, or with an id of its own. */
export function doneTwice(id: string | undefined): AnswerChange {
  const first = new Map<string, unknown>();
  return (answer, { body }) => {
    const key = JSON.stringify(body);
    const known = first.get(key);
    if (known === undefined) {
      if (fieldOf(answer.body, 'success') === true) first.set(key, structuredClone(answer.body));
    } else if (id === undefined) Object.assign(answer, { status: 200, body: structuredClone(known) });
    else for (const spot of spotsAt(answer.body, id)) setIn(spot, 'another-one');
  };
}

const keyOf = (body: unknown, key: string) => String(valueAt({ request: body }, key));

/** Answers that are wrong only after another call: repeats, ends, and data of another player. */
export function repeatFaults(call: Call, law: Law): Planted[] {
  const text = (key: string) => textOf(fieldOf(law.terms, key)) ?? '';
  switch (law.kind) {
    case 'intent':
      return [2, 1].map((from) => ({
        name: `${text('id')} of another one at ${from === 2 ? 'a repeat' : 'the first time'}`,
        after: () => {
          const times = new Map<string, number>();
          return ({ body }, request) => {
            const key = keyOf(request.body, text('key'));
            if (fieldOf(body, 'success') !== true || key === 'undefined') return;
            times.set(key, (times.get(key) ?? 0) + 1);
            const isWrong = from === 2 ? (times.get(key) ?? 0) > 1 : times.get(key) === 1;
            if (isWrong)
              for (const spot of spotsAt(body, text('id'))) setIn(spot, `${String(valueIn(spot))}x`);
          };
        },
      }));
    case 'fresh':
      return (['first', 'last'] as const).map((which) => ({
        name: `${text('field')} of the ${which} one again`,
        after: () => {
          const seen: unknown[] = [];
          return ({ body }) => {
            if (fieldOf(body, 'success') !== true) return;
            for (const spot of spotsAt(body, text('field'))) {
              const value = valueIn(spot);
              const before = which === 'first' ? seen[0] : seen.at(-1);
              if (!seen.includes(value)) seen.push(value);
              if (before !== undefined) setIn(spot, before);
            }
          };
        },
      }));
    case 'final':
      return [0, 1, 3].map((status) => ({
        name: `${text('field')} is ${status} after the end`,
        after: () => {
          const ended = new Set<string>();
          return ({ body }, request) => {
            const key = keyOf(request.body, text('id'));
            for (const spot of spotsAt(body, text('field'))) {
              const isEnd = listOf(fieldOf(law.terms, 'values')).includes(valueIn(spot));
              if (isEnd && ended.has(key)) setIn(spot, status);
              if (isEnd) ended.add(key);
            }
          };
        },
      }));
    case 'private': {
      const list = textOf(fieldOf(law.terms, 'list'));
      const wasFound = (): AnswerChange => {
        let mine: unknown;
        return (answer) => {
          const data = fieldOf(answer.body, 'data');
          const isFound = fieldOf(answer.body, 'success') === true;
          const isRefused = fieldOf(data, 'code') === fieldOf(law.terms, 'refusal');
          if (list === undefined ? isRefused : isFound && listOf(fieldOf(data, 'list')).length === 0) {
            if (mine !== undefined && isObject(answer.body))
              Object.assign(answer.body, { success: true, message: '', data: mine });
          } else if (isFound) mine = structuredClone(data);
        };
      };
      // Only for existing rows: an unknown row may be refused first.
      const otherCode = (): AnswerChange => {
        const there = new Set<string>();
        return (answer, request) => {
          const key = keyOf(request.body, text('id'));
          if (fieldOf(answer.body, 'success') === true) there.add(key);
          const code = fieldOf(fieldOf(answer.body, 'data'), 'code');
          if (code === undefined || code !== fieldOf(law.terms, 'refusal') || !there.has(key)) return;
          const [instead] = call.refusals.filter((name) => name !== code);
          for (const spot of spotsAt(answer.body, 'data.code')) setIn(spot, instead);
        };
      };
      return [
        { name: `${text('id')} finds what it found for its owner`, after: wasFound },
        ...(list === undefined
          ? [{ name: `${text('id')} is refused with another code`, after: otherCode }]
          : []),
      ];
    }
    default:
      return [];
  }
}
