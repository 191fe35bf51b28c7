import { describe, expect, test } from 'vitest';
import type { Card } from '../../kit/chance/outcomes.ts';
import type { BlackjackHand } from './engine.ts';
import { engine as blackjackEngine } from './engine.ts';

const [ace, two, six, seven, nine, ten, king] = [0, 1, 5, 6, 8, 9, 12];

const pair = (cards: Card[], dealer: Card[], ...shoe: Card[]): BlackjackHand => ({
  engine: 'blackjack',
  hands: [{ cards, isDoubled: false, isStood: false }],
  dealer,
  shoe,
  dealt: 0,
  moves: [],
});

describe('blackjack, splitting', () => {
  const { movesOf, move, pays, show } = blackjackEngine;

  test('GAM-07 is for two cards of one value, once, and each part is decided on its own', () => {
    expect(movesOf(pair([ten, king], [nine, ten]))).toContain('split');
    expect(movesOf(pair([ten, nine], [nine, ten]))).not.toContain('split');
    const parts = move(pair([six, six], [nine, nine], seven, six, seven, ten), 'split');
    expect(show(parts)).toMatchObject({
      hands: [{ cards: [six, seven] }, { cards: [six, six] }],
      active: 0,
      dealer: [nine],
    });
    expect(movesOf(parts)).toEqual(['hit', 'stand', 'double']);
    const second = move(parts, 'double');
    expect(show(second)).toMatchObject({ hands: [{ cards: [six, seven, seven] }, {}], active: 1 });
    expect(movesOf(second)).toEqual(['hit', 'stand', 'double']);
    const over = move(second, 'hit');
    expect(show(over)).toMatchObject({ hands: [{ result: 'won' }, { result: 'bust' }], active: null });
    expect(pays(over)).toBe(400);
  });

  test('GAM-07 gives aces one card each, and 21 of a split hand is no blackjack', () => {
    const aces = move(pair([ace, ace], [ten, seven], king, nine), 'split');
    expect(movesOf(aces)).toEqual([]);
    expect(show(aces)).toMatchObject({ hands: [{ result: 'won' }, { result: 'won' }] });
    expect(pays(aces)).toBe(400);
  });

  test('GAM-07 ends with the dealer only when a part can still win', () => {
    const parts = move(pair([six, six], [ten, two], ten, ten, ten, ten), 'split');
    const lost = move(move(parts, 'hit'), 'hit');
    expect(lost.dealer).toEqual([ten, two]);
    expect(pays(lost)).toBe(0);
  });
});
