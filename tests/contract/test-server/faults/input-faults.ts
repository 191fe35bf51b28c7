import { fieldOf, isObject } from '@copihue/contract/json-values';
import type { Fault } from '../fault.ts';
import { envelope, letIn, putInAnswer, takeForEmpty, turn } from './change.ts';

const parts = ['journey', 'invalid'] as const;
const invalid = { rule: 'refuses-invalid-input', parts } as const;
const isText = (value: unknown) => typeof value === 'string';
const isBig = (value: unknown) => typeof value === 'number' && value > 999;

export const inputFaults: readonly Fault[] = [
  {
    ...invalid,
    name: 'a missing field is let in',
    on: 'gameSports',
    before: letIn('country', (value) => value === undefined, 'CL'),
  },
  {
    ...invalid,
    name: 'an unknown field is let in',
    on: 'gameSports',
    before: letIn('zzContractCheck', () => true, undefined),
  },
  {
    ...invalid,
    name: 'a number in a text is let in',
    on: 'gameList',
    before: letIn('pageSize', isText, Number),
  },
  {
    ...invalid,
    name: 'a value out of range is cut off',
    on: 'gameList',
    before: letIn('pageSize', isBig, 999),
  },
  {
    ...invalid,
    name: 'a word that is no choice is let in',
    on: 'lobbyBanners',
    before: letIn('position', (value) => value === 'no-such-choice', 'login'),
  },
  {
    ...invalid,
    name: 'a text of another form is let in',
    on: 'gameSports',
    before: letIn('country', isText, 'CL'),
  },
  {
    ...invalid,
    name: 'null is let in',
    on: 'walletRecords',
    before: letIn('startDate', (value) => value === null, undefined),
  },
  {
    ...invalid,
    name: 'too many decimals are rounded',
    on: 'rechargeCreateRechargeOrder',
    before: letIn(
      'amount',
      (value) => typeof value === 'number',
      (value: number) => Math.round(value),
    ),
  },
  {
    ...invalid,
    name: 'a date that does not exist is accepted',
    on: 'walletRecords',
    before: letIn('startDate', (value) => value === '2026-02-30', '2026-03-02'),
  },
  { ...invalid, name: '422 for a wrong body', on: 'gameSports', after: turn(400, 422) },
  { ...invalid, name: '200 with a refusal for a wrong body', on: 'gameSports', after: turn(400, 200) },
  {
    name: 'a refusal that names no field',
    on: 'gameSports',
    rule: 'names-field',
    parts,
    after: (answer) => {
      if (answer.status === 400) answer.body = { success: false, message: 'Bad request', data: null };
    },
  },
  {
    name: 'success in a 400',
    on: 'gameSports',
    rule: 'envelope',
    parts,
    after: (answer) => {
      if (answer.status === 400) putInAnswer('body.success', true)(answer);
    },
  },
  {
    name: 'broken JSON ends in 500',
    on: 'gameSports',
    rule: 'refuses-bad-json',
    parts,
    instead: ({ text, body }) => (text !== '' && body === undefined ? envelope(500, false, null) : undefined),
  },
  {
    name: 'no body is let in',
    on: 'ping',
    rule: 'refuses-bad-json',
    parts,
    before: takeForEmpty(({ text }) => text === ''),
  },
  {
    name: 'a large body is let in',
    on: 'ping',
    rule: 'refuses-large-body',
    parts,
    before: takeForEmpty(({ text }) => text.length > 60_000),
  },
  {
    name: 'GET is answered',
    on: 'rechargeUsc',
    rule: 'post-only',
    parts,
    instead: ({ method }) => (method === 'GET' ? envelope(200, true, { count: 0 }) : undefined),
  },
  {
    name: 'a GET that is answered with 404',
    on: 'rechargeUsc',
    rule: 'post-only',
    parts,
    after: turn(405, 404),
  },
  {
    name: 'a refused method without the methods there are',
    on: 'rechargeUsc',
    rule: 'header/required',
    parts,
    after: putInAnswer('headers.allow', () => undefined),
  },
  {
    name: 'a page size the contract allows is refused',
    on: 'gameList',
    rule: 'accepts-valid-input',
    parts: ['journey', 'random'],
    randomRuns: 30,
    instead: ({ body }) =>
      isObject(body) && Number(fieldOf(body, 'pageSize')) > 100 ? envelope(400, false, null) : undefined,
  },
];
