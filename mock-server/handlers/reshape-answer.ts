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
  'player',
  'sender',
]);

/** Longer texts are unlikely, even where the contract allows them. */
const LONG = 1200;

/** A text of about that length that starts as itself and breaks where texts break, and once where they do not. */
function lengthened(text: string, room: number): string {
  // A masked name has a form of its own.
  if (text.includes('***')) return text;
  const rest = ' Supercalifragilisticoexpialidoso';
  const want = Math.min(room, LONG);
  const filled = text + rest.repeat(Math.ceil(Math.max(want - text.length, 0) / rest.length));
  return filled.slice(0, want).trimEnd();
}

/** What breaks layouts: one unbroken word, text that turns direction, letters of several characters or of none, HTML. */
const HOSTILE = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  '\u202Eעברית\u2067العربية',
  '👩‍👩‍👧‍👦🇨🇱🏳️‍🌈',
  'a\u200Bb\u00ADc\u2060d\uFEFFe\u0301\u0301\u0301\u0301',
  '<img src=x onerror=alert(1)><b style="position:fixed">{{x}}</b>',
];
const HOSTILE_LENGTHS = [500, 10_000];

/** Texts to put in the place of others, each kind at each length in turn. */
function hostileTexts(): (text: string) => string {
  let turn = 0;
  return (text) => {
    const kind = HOSTILE[turn % HOSTILE.length] ?? '';
    const length = HOSTILE_LENGTHS[Math.floor(turn / HOSTILE.length) % HOSTILE_LENGTHS.length] ?? 0;
    turn += 1;
    // No space between: together they are one word.
    return `${text.replaceAll(' ', '')}${kind.repeat(Math.ceil(length / kind.length))}`.slice(0, length);
  };
}

/** The same value with the texts that people read changed, found along its schema: that is where the room stands. */
function changeTexts(
  schema: unknown,
  value: unknown,
  change: (text: string, room: number) => string,
  key = '',
): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return value === null || value === undefined ? value : changeTexts(schema.unwrap(), value, change, key);
  if (schema instanceof z.ZodString)
    return typeof value === 'string' && READ.has(key) && schema.maxLength !== null
      ? change(value, schema.maxLength)
      : value;
  if (schema instanceof z.ZodArray)
    return Array.isArray(value) ? value.map((row) => changeTexts(schema.element, row, change, key)) : value;
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        changeTexts(schema.shape[name], inner, change, name),
      ]),
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
  if (texts === 'long') reshaped = changeTexts(dataSchema(answer), reshaped, lengthened);
  return reshaped;
}

/**
 * The same data with texts that no contract would allow, where the world is made to send them: a screen has to stay
 * usable whatever a server says.
 */
export function hostileAnswer(world: World, answer: unknown, data: unknown): unknown {
  return world.state.lobby.texts === 'hostile' ? changeTexts(dataSchema(answer), data, hostileTexts()) : data;
}
