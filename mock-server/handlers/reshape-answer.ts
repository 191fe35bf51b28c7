import { z } from 'zod';
import type { World } from '../world/core/world.ts';

/** Texts people read. Everything else a string can be (ids, addresses, codes, covers) has to stay what it is. */
const READ = new Set([
  'title',
  'body',
  'name',
  'localName',
  'provider',
  'gameName',
  'league',
  'home',
  'away',
  'terms',
  'hint',
  'tag',
  'reason',
  'greeting',
  'holder',
  'bank',
  'rewardTag',
]);

/** Longer texts are unlikely, even where the contract allows them. */
const LONG = 1200;

/** A text of about that length that starts as itself and breaks where texts break, and once where they do not. */
function lengthened(text: string, room: number): string {
  const rest = ' Supercalifragilisticoexpialidoso';
  const want = Math.min(room, LONG);
  const filled = text + rest.repeat(Math.ceil(Math.max(want - text.length, 0) / rest.length));
  return filled.slice(0, want).trimEnd();
}

/** The same value with its long texts, read along its schema: that is where the room stands. */
function longTexts(schema: unknown, value: unknown, key: string): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value === null || value === undefined ? value : longTexts(schema.unwrap(), value, key);
  if (schema instanceof z.ZodString)
    return typeof value === 'string' && READ.has(key) && schema.maxLength !== null && schema.format === null
      ? lengthened(value, schema.maxLength)
      : value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((row) => longTexts(schema.element, row, key)) : value;
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, longTexts(schema.shape[name], inner, name)]),
    );
  return value;
}

/** The same value with every list empty, and what counts or adds up its rows at nothing. */
function emptyLists(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const isPage = 'list' in value && Array.isArray(value.list);
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (isPage && name === 'total') return [name, 0];
      return [name, isPage && name === 'totals' ? zeroed(inner) : emptyLists(inner)];
    }),
  );
}

function zeroed(totals: unknown): unknown {
  if (typeof totals !== 'object' || totals === null) return totals;
  return Object.fromEntries(
    Object.entries(totals).map(([name, sum]) => [name, typeof sum === 'number' ? 0 : sum]),
  );
}

/** The same value without the fields of those names. */
function withoutFields(value: unknown, names: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((row) => withoutFields(row, names));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept.map(([name, inner]) => [name, withoutFields(inner, names)]));
}

/** Schema of `data` in an answer: the success envelope is the first of the two it may be. */
function dataSchema(answer: unknown): unknown {
  const success = answer instanceof z.ZodUnion ? answer.options[0] : answer;
  return success instanceof z.ZodObject ? success.shape.data : undefined;
}

/**
 * An answer's data as the world is made to look (/__mock/lobby): empty lists, very long texts, fields left out. What
 * the contract says of it still holds: the answer is checked after this.
 */
export function reshapeAnswer(world: World, answer: unknown, data: unknown): unknown {
  const { lists, texts, without } = world.state.lobby;
  let reshaped = data;
  if (lists === 'empty') reshaped = emptyLists(reshaped);
  if (without) reshaped = withoutFields(reshaped, without);
  if (texts === 'long') reshaped = longTexts(dataSchema(answer), reshaped, '');
  return reshaped;
}
