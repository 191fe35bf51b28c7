import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../source/contract.ts';
import type { Change, Fact } from './change.ts';
import { factsOf } from './facts.ts';
import { rules } from './rules.ts';

function verdictOf(old: Fact | undefined, now: Fact | undefined) {
  const rule = rules[(now ?? old)?.kind ?? ''];
  if (!now) return old && rule?.gone?.(old.value, old.sender);
  if (!old) return rule?.fresh?.(now.value, now.sender);
  return isDeepStrictEqual(old.value, now.value)
    ? undefined
    : rule?.changed?.(old.value, now.value, now.sender);
}

function compareFacts(where: string, before: readonly Fact[], after: readonly Fact[]): Change[] {
  const byKey = (facts: readonly Fact[]) => new Map(facts.map((fact) => [`${fact.kind} ${fact.at}`, fact]));
  const [olds, nows] = [byKey(before), byKey(after)];
  return [...new Map([...olds, ...nows])].flatMap(([key, { at, place }]) => {
    const [old, now] = [olds.get(key), nows.get(key)];
    const verdict = verdictOf(old, now);
    const [message, judgement] = verdict ?? [];
    return [
      ...(message && judgement ? [{ where, at, message, place, ...judgement }] : []),
      ...(old && now ? compareFacts(where, old.inside, now.inside) : []),
    ];
  });
}

/** Compares calls, socket events, the laws of all answers, and the marks of the whole document. */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const [olds, nows] = [factsOf(before), factsOf(after)];
  return [...new Set([...olds.keys(), ...nows.keys()])].flatMap((where) =>
    compareFacts(where, olds.get(where) ?? [], nows.get(where) ?? []),
  );
}
