import { expect, test } from 'vitest';
import { type ClaimEvent, type ClaimFlow, transition } from './claim-flow.ts';

const claim = { amount: 2350, envelopeId: 'E1', sender: '912***678', claimedAt: '2026-11-21T12:06:00.000Z' };
const late = { message: 'Llegaste tarde', code: 'packet-emptied' } as const;

const flows: Record<string, ClaimFlow> = {
  'looking-up': { step: 'looking-up' },
  closed: { step: 'closed' },
  opening: { step: 'opening' },
  checking: { step: 'checking' },
  opened: { step: 'opened', claim, isFresh: true },
  refused: { step: 'refused', refusal: late },
};
const events: Record<string, ClaimEvent> = {
  tapped: { type: 'tapped' },
  claimed: { type: 'claimed', claim },
  refused: { type: 'refused', refusal: late },
  twice: { type: 'refused', refusal: { message: 'Ya', code: 'packet-claimed' } },
  unknown: { type: 'unknown' },
  found: { type: 'found', claim, isNew: false },
  foundNew: { type: 'found', claim, isNew: true },
  absent: { type: 'absent' },
  failed: { type: 'failed' },
};

const table: [from: string, event: string, to: ClaimFlow][] = [
  ['looking-up', 'found', { step: 'opened', claim, isFresh: false }],
  ['looking-up', 'foundNew', { step: 'opened', claim, isFresh: true }],
  ['looking-up', 'absent', { step: 'closed' }],
  ['closed', 'tapped', { step: 'opening' }],
  ['opening', 'claimed', { step: 'opened', claim, isFresh: true }],
  ['opening', 'refused', { step: 'refused', refusal: late }],
  ['opening', 'twice', { step: 'checking' }],
  ['opening', 'unknown', { step: 'checking' }],
  ['opening', 'failed', { step: 'closed' }],
  ['checking', 'found', { step: 'opened', claim, isFresh: true }],
  ['checking', 'foundNew', { step: 'opened', claim, isFresh: true }],
  ['checking', 'absent', { step: 'closed', wasLost: true }],
];

test.each(table)('RED-01 %s, %s', (from, event, to) => {
  expect(transition(flows[from] as ClaimFlow, events[event] as ClaimEvent)).toEqual(to);
});

test('RED-02 nothing else moves it: while it opens or is checked, no tap claims again', () => {
  for (const [from, flow] of Object.entries(flows)) {
    for (const [name, event] of Object.entries(events)) {
      if (table.some(([one, other]) => one === from && other === name)) continue;
      expect(transition(flow, event)).toBe(flow);
    }
  }
});
