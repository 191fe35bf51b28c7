import type { Call } from '../../source/contract.ts';
import { fieldOf, fieldsOf, isObject, listOf } from '../../source/json-values.ts';
import type { Bench } from '../bench.ts';
import { effectOf, sendsSms } from '../effects.ts';
import { randomBodies } from './random-inputs.ts';
import { wrongValuesFor } from './wrong-values.ts';

/** A body the contract forbids, with what is wrong about it. */
export interface WrongBody {
  about: string;
  body: unknown;
  /** Field an answer has to name; absent when the body as a whole is wrong. */
  field?: string;
}

export interface WrongBodies {
  /** A body that keeps the contract and does no harm should a server act on it. */
  harmless(call: Call): unknown;
  /** Each way to break the contract in one place, starting from a body that keeps it; the gravest first. */
  of(call: Call): WrongBody[];
}

/** @param sent bodies of the journey, by operationId */
export function createWrongBodies(
  bench: Bench,
  sent: ReadonlyMap<string, unknown>,
  seed: number,
): WrongBodies {
  function harmless(call: Call): unknown {
    // A body that worked is the best start, but one with a password or an effect must not work by accident. An SMS
    // on the contrary may only ever go to the number of the journey.
    const isTried =
      call.kind === 'query' ||
      sendsSms(call) ||
      (effectOf(call) === undefined && call.operationId !== 'userLogin');
    const known = isTried ? sent.get(call.operationId) : undefined;
    return known ?? randomBodies(bench, call, seed, 1)[0] ?? call.requestExample ?? {};
  }

  function wrongFields(call: Call, base: Record<string, unknown>): WrongBody[] {
    const required = listOf(fieldOf(call.request.value, 'required')).map(String);
    const missing = required.map((field): WrongBody => {
      const { [field]: _, ...rest } = base;
      return { about: `without ${field}`, body: rest, field };
    });
    const perField = fieldsOf(fieldOf(call.request.value, 'properties')).map(([field]) => {
      const property = bench.contract.child(call.request, 'properties', field);
      const values = property ? wrongValuesFor(property) : [];
      return values.map(
        ({ about, value }): WrongBody => ({
          about: `${field} ${about}`,
          body: { ...base, [field]: value },
          field,
        }),
      );
    });
    // One of each field before the second of any, so that a limit leaves no field out.
    const rounds = Math.max(0, ...perField.map((rows) => rows.length));
    const inTurn = Array.from({ length: rounds }, (_, round) =>
      perField.flatMap((rows) => rows[round] ?? []),
    );
    return [...missing, ...inTurn.flat()];
  }

  return {
    harmless,
    of(call) {
      const base = harmless(call);
      const surplus = { ...(isObject(base) ? base : {}), zzContractCheck: true };
      const bodies: WrongBody[] = [
        { about: 'a field nobody knows', body: surplus, field: 'zzContractCheck' },
        ...(isObject(base) ? wrongFields(call, base) : []),
        { about: 'a list', body: [] },
        { about: 'null', body: 'null' },
      ];
      const isWrong = ({ body }: WrongBody) => body === 'null' || !bench.check.isValid(call.request, body);
      return bodies.filter(isWrong);
    },
  };
}
