import { z } from 'zod';
import type { World } from '../world/core/world.ts';
import { type ChangeField, dataSchema, mapFields, mapTexts } from './spoil-answer.ts';

/** Fields with texts for people. All other strings (ids, addresses, codes, covers) must not change. */
const READ = new Set(
  (
    'title body name localName provider gameName league home away terms hint tag reason greeting holder bank ' +
    'rewardTag player sender'
  ).split(' '),
);

const LONG = 1200;

/** Adds words that can wrap and one that cannot. The beginning of the text stays. */
function lengthened(text: string, room: number): string {
  if (text.includes('***')) return text;
  const rest = ' Supercalifragilisticoexpialidoso';
  const want = Math.min(room, LONG);
  const filled = text + rest.repeat(Math.ceil(Math.max(want - text.length, 0) / rest.length));
  return filled.slice(0, want).trimEnd();
}

/** Texts that break layouts: one long word, right-to-left text, letters of several characters or of none, HTML. */
const HOSTILE = [
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  '\u202Eעברית\u2067العربية',
  '👩‍👩‍👧‍👦🇨🇱🏳️‍🌈',
  'a\u200Bb\u00ADc\u2060d\uFEFFe\u0301\u0301\u0301\u0301',
  '<img src=x onerror=alert(1)><b style="position:fixed">{{x}}</b>',
];
const HOSTILE_LENGTHS = [500, 10_000];

function hostileTexts(): (text: string) => string {
  let turn = 0;
  return (text) => {
    const kind = HOSTILE[turn % HOSTILE.length] ?? '';
    const length = HOSTILE_LENGTHS[Math.floor(turn / HOSTILE.length) % HOSTILE_LENGTHS.length] ?? 0;
    turn += 1;
    return `${text.replaceAll(' ', '')}${kind.repeat(Math.ceil(length / kind.length))}`.slice(0, length);
  };
}

/** @param change gets the text and its longest length in the contract */
function changeTexts(answer: unknown, data: unknown, change: (text: string, room: number) => string) {
  return mapTexts(dataSchema(answer), data, (text, schema, key) =>
    READ.has(key) && schema instanceof z.ZodString && schema.maxLength !== null
      ? change(text, schema.maxLength)
      : text,
  );
}

const emptyLists: ChangeField = (name, value, row) => {
  if (Array.isArray(value)) return [];
  if (!Array.isArray(row.list)) return value;
  if (name === 'totals') return zeroed(value);
  return name === 'total' ? 0 : value;
};

const zeroed = (totals: unknown) => mapFields(totals, (_name, sum) => (typeof sum === 'number' ? 0 : sum));

/**
 * Changes an answer's data as /__mock/lobby requests: empty lists, very long texts, missing fields. The result must
 * still keep the contract, because it is checked afterwards.
 */
export function reshapeAnswer(world: World, answer: unknown, data: unknown): unknown {
  const { lists, texts, without } = world.state.lobby;
  let reshaped = data;
  if (lists === 'empty') reshaped = mapFields(reshaped, emptyLists);
  if (without)
    reshaped = mapFields(reshaped, (name, value) =>
      without.some((left) => left === name) ? undefined : value,
    );
  if (texts === 'long') reshaped = changeTexts(answer, reshaped, lengthened);
  return reshaped;
}

/** Inserts texts that the contract does not allow. A screen must stay usable with any server. */
export function hostileAnswer(world: World, answer: unknown, data: unknown): unknown {
  return world.state.lobby.texts === 'hostile' ? changeTexts(answer, data, hostileTexts()) : data;
}
