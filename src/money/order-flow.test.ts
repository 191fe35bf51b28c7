import { describe, expect, test } from 'vitest';
import { storedIntent } from '../../tests/support/stored-intent.ts';
import { type OrderEvent, type OrderFlow, transition } from './order-flow.ts';

interface Order {
  id: string;
}
type Flow = OrderFlow<string, Order>;

const intent = storedIntent();
const request = '10,000 by MACH';
const order = { id: 'R1' };
const refusal = { message: 'Not today', field: 'amount' };

const states = {
  loading: { step: 'loading' },
  choosing: { step: 'choosing' },
  repeating: { step: 'repeating', request, intent },
  sending: { step: 'sending', request },
  'own checking': { step: 'checking', intent, request },
  'foreign checking': { step: 'checking', intent },
  'own not-created': { step: 'not-created', intent, request },
  'foreign not-created': { step: 'not-created', intent },
  placed: { step: 'placed', order },
} as const satisfies Record<string, Flow>;

const events = {
  idle: { type: 'idle' },
  submitted: { type: 'submitted', request },
  repeated: { type: 'repeated', intent },
  confirmed: { type: 'confirmed' },
  waiting: { type: 'waiting', intent },
  accepted: { type: 'accepted', order },
  refused: { type: 'refused', refusal },
  'not sent': { type: 'not-sent' },
  unknown: { type: 'unknown', intent },
  found: { type: 'found', order },
  absent: { type: 'absent' },
  retried: { type: 'retried' },
  left: { type: 'left' },
} as const satisfies Record<string, OrderEvent<string, Order>>;

const toForm: Flow = { step: 'choosing' };
const toRefusal: Flow = { step: 'choosing', refusal };
const toOwnPlaced: Flow = { step: 'placed', order, request };
const toPlaced: Flow = { step: 'placed', order };

const table: Record<keyof typeof states, Partial<Record<keyof typeof events, Flow>>> = {
  loading: { idle: toForm, submitted: states.sending, found: toPlaced },
  choosing: { idle: toForm, submitted: states.sending, found: toPlaced },
  repeating: { confirmed: { step: 'sending', request, isRepeat: true }, left: toForm },
  sending: {
    repeated: states.repeating,
    accepted: toOwnPlaced,
    refused: toRefusal,
    'not sent': { step: 'choosing', unsent: request },
    unknown: states['own checking'],
  },
  'own checking': { refused: toRefusal, found: toOwnPlaced, absent: states['own not-created'] },
  'foreign checking': { refused: toRefusal, found: toPlaced, absent: states['foreign not-created'] },
  'own not-created': {
    found: toOwnPlaced,
    retried: { step: 'sending', request, again: intent },
    left: toForm,
  },
  'foreign not-created': { found: toPlaced, left: toForm },
  placed: { refused: toRefusal, left: toForm },
};

const rows = Object.entries(table) as [keyof typeof states, (typeof table)[keyof typeof states]][];
describe.each(rows)('DEP-06 WDR-01 WDR-02 RED-01 a money order while %s', (name, row) => {
  // An order under way elsewhere comes first in every state.
  const steps = { waiting: states['foreign checking'], ...row };
  test.each(Object.entries(events) as [keyof typeof events, OrderEvent<string, Order>][])(
    'WDR-02 goes on as its table says after the event "%s"',
    (event, payload) => {
      const state: Flow = states[name];
      expect(transition(state, payload)).toEqual(steps[event] ?? state);
    },
  );
});
