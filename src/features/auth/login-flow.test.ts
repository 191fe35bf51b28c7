import { expect, test } from 'vitest';
import { type LoginEvent, type LoginFlow, start, transition } from './login-flow.ts';

const editing: LoginFlow = { step: 'editing' };
const refused: LoginFlow = { step: 'editing', refusal: 'No coinciden.' };
const credentials = { country: 'CL', username: '912345678', password: 'Copihue2026' };
const sending: LoginFlow = { step: 'sending', credentials };
const done: LoginFlow = {
  step: 'done',
  login: { token: 't1', country: 'CL', username: '912345678' },
};

const submitted: LoginEvent = { type: 'submitted', credentials };
const edited: LoginEvent = { type: 'edited' };
const ok: LoginEvent = { type: 'answered', status: 1, token: 't1' };
const notOk: LoginEvent = { type: 'answered', status: 0, token: '' };
const okWithoutToken: LoginEvent = { type: 'answered', status: 1, token: undefined };
const okWithEmptyToken: LoginEvent = { ...okWithoutToken, token: '' };
const noSession: LoginFlow = { step: 'editing', hasNoSession: true };
const no: LoginEvent = { type: 'refused', message: 'No coinciden.' };
const failed: LoginEvent = { type: 'failed' };

test.each<[string, LoginFlow, LoginEvent, LoginFlow]>([
  ['SES-03 sending starts from the form', editing, submitted, sending],
  ['SES-03 a second tap while sending changes nothing', sending, submitted, sending],
  ['SES-03 status 1 is a login', sending, ok, done],
  ['SES-03 a login is final: a late refusal changes nothing', done, no, done],
  ['SES-03 a login is final: a late tap changes nothing', done, submitted, done],
  ['SES-04 another status is a refusal without words', sending, notOk, { step: 'editing', refusal: '' }],
  [
    'SES-04 a status that this release does not know is no login',
    sending,
    { ...ok, status: 2 },
    { step: 'editing', refusal: '' },
  ],
  ['NET-09 status 1 without a token is no login, and says so', sending, okWithoutToken, noSession],
  ['NET-09 an empty token is none', sending, okWithEmptyToken, noSession],
  ['NET-09 editing takes that away too', noSession, edited, editing],
  ["SES-04 a refusal keeps the server's words", sending, no, refused],
  ['SES-04 a network failure leaves the form without a refusal', sending, failed, editing],
  ['SES-04 editing takes the refusal away', refused, edited, editing],
  ['SES-04 editing without a refusal changes nothing', editing, edited, editing],
  ['SES-04 a refused form can be sent again', refused, submitted, sending],
  ['SES-04 an answer nobody waits for changes nothing', editing, ok, editing],
  ['SES-04 typing while sending changes nothing', sending, edited, sending],
])('%s', (_behaviour, state, event, next) => {
  expect(transition(state, event)).toEqual(next);
});

test('SES-03 an event that changes nothing returns the same state', () => {
  expect(transition(sending, submitted)).toBe(sending);
  expect(start).toEqual(editing);
});
