import { fieldOf, isObject } from '@copihue/contract/json-values';
import { type Fault, planted } from '../fault.ts';
import { envelope, letIn, putInAnswer, takeForEmpty, turn } from './change.ts';

const isText = (value: unknown) => typeof value === 'string';
const isBig = (value: unknown) => typeof value === 'number' && value > 999;

export const inputFaults: readonly Fault[] = [
  ...planted('invalid', {
    'gameSports refuses-invalid-input': {
      'a missing field is let in': { before: letIn('country', (value) => value === undefined, 'CL') },
      'an unknown field is let in': { before: letIn('zzContractCheck', () => true, undefined) },
      'a text of another form is let in': { before: letIn('country', isText, 'CL') },
      '422 for a wrong body': turn(400, 422),
    },
    'gameList refuses-invalid-input': {
      'a number in a text is let in': { before: letIn('pageSize', isText, Number) },
      'a value out of range is cut off': { before: letIn('pageSize', isBig, 999) },
    },
    'lobbyBanners refuses-invalid-input': {
      'a word that is no choice is let in': {
        before: letIn('position', (value) => value === 'no-such-choice', 'login'),
      },
    },
    'walletRecords refuses-invalid-input': {
      'null is let in': { before: letIn('startDate', (value) => value === null, undefined) },
      'a date that does not exist is accepted': {
        before: letIn('startDate', (value) => value === '2026-02-30', '2026-03-02'),
      },
    },
    'rechargeCreateRechargeOrder refuses-invalid-input': {
      'too many decimals are rounded': {
        before: letIn(
          'amount',
          (value) => typeof value === 'number',
          (value: number) => Math.round(value),
        ),
      },
    },
    'gameSports names-field': {
      'a refusal that names no field': (answer) => {
        if (answer.status === 400) answer.body = { success: false, message: 'Bad request', data: null };
      },
    },
    'gameSports envelope': {
      'success in a 400': (answer) => {
        if (answer.status === 400) putInAnswer('body.success', true)(answer);
      },
    },
    'gameSports refuses-bad-json': {
      'broken JSON ends in 500': {
        instead: ({ text, body }) =>
          text !== '' && body === undefined ? envelope(500, false, null) : undefined,
      },
    },
    'ping refuses-bad-json': { 'no body is let in': { before: takeForEmpty(({ text }) => text === '') } },
    'ping refuses-large-body': {
      'a large body is let in': { before: takeForEmpty(({ text }) => text.length > 60_000) },
    },
    'rechargeUsc post-only': {
      'GET is answered': {
        instead: ({ method }) => (method === 'GET' ? envelope(200, true, { count: 0 }) : undefined),
      },
    },
    'rechargeUsc header/required': {
      'a refused method without the methods there are': putInAnswer('headers.allow', () => undefined),
    },
  }),
  ...planted('random', {
    'gameList accepts-valid-input': {
      'a page size the contract allows is refused': {
        randomRuns: 30,
        instead: ({ body }) =>
          isObject(body) && Number(fieldOf(body, 'pageSize')) > 100 ? envelope(400, false, null) : undefined,
      },
    },
  }),
];
