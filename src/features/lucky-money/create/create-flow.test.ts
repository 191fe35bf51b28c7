import { describe, expect, test } from 'vitest';
import { type CreateEvent, type CreateFlow, firstCreateFlow, nextCreateFlow } from './create-flow.ts';

const intent = { id: 'i1', amount: 1_000_000n, shares: 5, kind: 'random' as const, greeting: '' };
const packet = { id: 'E1' };
const refusal = { message: 'No alcanza', field: 'amount' };

const flows: Record<string, CreateFlow> = {
  resuming: { step: 'resuming', intentId: 'i1' },
  choosing: { step: 'choosing' },
  sending: { step: 'sending', intent },
  checking: { step: 'checking', intent },
  'not-sent': { step: 'not-sent', intent },
  sent: { step: 'sent', packetId: 'E1' },
};
const events: Record<string, CreateEvent> = {
  submitted: { type: 'submitted', intent },
  created: { type: 'created', packet },
  refused: { type: 'refused', refusal },
  lost: { type: 'lost' },
  found: { type: 'found', packet },
  absent: { type: 'absent' },
  retried: { type: 'retried' },
  left: { type: 'left' },
};
const sent: CreateFlow = { step: 'sent', packetId: 'E1' };
const refused: CreateFlow = { step: 'choosing', refusal };

/** Everything that leads anywhere; what is not here changes nothing. */
const table: [from: string, event: string, to: CreateFlow][] = [
  ['resuming', 'found', sent],
  ['resuming', 'absent', { step: 'choosing' }],
  ['choosing', 'submitted', { step: 'sending', intent }],
  ['sending', 'created', sent],
  ['sending', 'found', sent],
  ['sending', 'refused', refused],
  ['sending', 'lost', { step: 'checking', intent }],
  ['checking', 'created', sent],
  ['checking', 'found', sent],
  ['checking', 'refused', refused],
  ['checking', 'absent', { step: 'not-sent', intent }],
  ['not-sent', 'retried', { step: 'sending', intent }],
  ['not-sent', 'left', { step: 'choosing' }],
];

describe('sending a red packet', () => {
  test.each(table)('RED-01 %s, %s', (from, event, to) => {
    expect(nextCreateFlow(flows[from] as CreateFlow, events[event] as CreateEvent)).toEqual(to);
  });

  test('RED-01 nothing else moves it: a second tap sends nothing, and a lost answer is checked before another try', () => {
    for (const [from, flow] of Object.entries(flows)) {
      for (const [name, event] of Object.entries(events)) {
        if (table.some(([one, other]) => one === from && other === name)) continue;
        expect(nextCreateFlow(flow, event)).toEqual(flow);
      }
    }
  });

  test('RED-01 a form that was left with a wish under way asks for its packet first', () => {
    expect(firstCreateFlow('i1')).toEqual({ step: 'resuming', intentId: 'i1' });
    expect(firstCreateFlow(undefined)).toEqual({ step: 'choosing' });
  });
});
