import { randomUUID } from 'node:crypto';
import type { Call } from '@copihue/contract/contract';
import { fieldOf, isObject, listOf, textOf } from '@copihue/contract/json-values';
import { type Law, valueAt } from '@copihue/contract/laws';
import { every, setIn, spotsAt, valueIn } from '../test-server/places.ts';
import type { AnswerChange } from '../test-server/switch.ts';
import type { Planted } from './generated.ts';
import { changing } from './value-faults.ts';

const cents = (value: number) => Math.round(value * 100) / 100;

interface Seen {
  first: number;
  last: number;
  moved: number;
}
/** New value from the right one, what was seen of it before, and the number of answers so far. */
type Drift = (value: number, seen: Seen, answers: number) => number;

const drifts: Readonly<Record<string, Drift>> = {
  'that does not move': (_, { first }) => first,
  'that moves twice': (value, { first }) => first + 2 * (value - first),
  'that moves the other way': (value, { first }) => first - (value - first),
  'that moves one too far': (value, { moved }) => value + moved,
  'that moves a hundredth too far': (value, { moved }) => value + moved / 100,
  'that moves by half': (value, { first }) => first + (value - first) / 2,
};
/** Where nothing may move. */
const restless: Readonly<Record<string, Drift>> = {
  'moves by 1 by itself': (value, _, answers) => value + answers,
  'moves by -1 by itself': (value, _, answers) => value - answers,
  'moves by 0.01 by itself': (value, _, answers) => value + answers / 100,
};

export const driftingFaults = (on: string, field: string, isStill: boolean): Planted[] =>
  Object.entries(isStill ? restless : drifts).map(([name, drift]) => ({
    name: `${field} ${name}`,
    on,
    after: () => {
      const known = new Map<string | undefined, Seen>();
      let answers = 0;
      return ({ body }, { token }) => {
        for (const spot of spotsAt(body, field)) {
          const value = Number(valueIn(spot));
          const seen = known.get(token) ?? { first: value, last: value, moved: 0 };
          if (seen.last !== value) seen.moved += 1;
          seen.last = value;
          known.set(token, seen);
          answers += 1;
          setIn(spot, cents(drift(value, seen, answers)));
        }
      };
    },
  }));

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
      return [
        {
          name: `${text('id')} of another one each time`,
          after: () => changing(text('id'), every, () => randomUUID()),
        },
      ];
    case 'fresh':
      return [
        {
          name: `${text('field')} of the first one again`,
          after: () => {
            let first: unknown;
            return changing(text('field'), every, (value) => (first ??= value));
          },
        },
      ];
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
