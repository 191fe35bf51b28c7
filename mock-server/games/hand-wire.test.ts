import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { SeatOnWire } from '@copihue/studio/wire/game-wire';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { titleOf } from '../../tests/support/titles.ts';

const client = createTestClient();
client.playAlone();

const play = (name: string, body: unknown, lang = 'ks') => client.call(`/games/api/${name}`, body, { lang });

async function sit(engine: EngineName): Promise<{ seat: SeatOnWire; least: number }> {
  const gameId = titleOf(engine).id;
  const { data } = await client.call('/game/url', { gameId }, { token: await client.login() });
  const opened = await play('open', { entry: new URL(data.url).searchParams.get('entry') });
  return { seat: opened.data, least: opened.data.stakes[0] };
}

test('GAM-07 a hand goes on where it was after the page is reopened, and no answer holds a card face down', async () => {
  for (let at = 0; at < 12; at += 1) {
    const { seat, least } = await sit('blackjack');
    const round = `hand-${at}0000`;
    const dealt = await play('round', { seat: seat.seat, round, stakes: [{ spot: 'hand', stake: least }] });
    if (dealt.data.state === 'settled') continue;
    expect(dealt.data).toMatchObject({
      stake: least,
      outcome: { hands: [{ cards: [expect.any(Number), expect.any(Number)], result: null }], active: 0 },
      hand: { step: 0, moves: expect.arrayContaining(['hit', 'stand', 'double']), raise: least },
    });
    expect(dealt.data.outcome.dealer).toHaveLength(1);
    expect(Object.keys(dealt.data.outcome).sort()).toEqual(['active', 'dealer', 'engine', 'hands']);
    const again = await sit('blackjack');
    expect(again.seat.open).toEqual(dealt.data);
    const decision = { seat: again.seat.seat, round, step: 0, move: 'stand' };
    const stood = await play('decide', decision);
    expect(stood.data).toMatchObject({ state: 'settled', hand: { step: 1, moves: [] } });
    expect(stood.data.outcome.dealer.length).toBeGreaterThan(1);
    expect((await play('decide', decision)).data).toEqual(stood.data);
    expect((await play('decide', { ...decision, move: 'hit' }, 'en')).message).toContain('gone on');
    expect((await play('watch', { seat: seat.seat, round })).data).toEqual(stood.data);
    expect((await sit('blackjack')).seat.open).toBeNull();
    return;
  }
  throw new Error('Every hand was over at once.');
});

test('GAM-08 no answer holds a mine before the round is over, and a field more is worth what is paid', async () => {
  for (let at = 0; at < 12; at += 1) {
    const { seat, least } = await sit('mines');
    const round = `mines-${at}000`;
    const stakes = [{ spot: 'mines-3', stake: least }];
    const dealt = await play('round', { seat: seat.seat, round, stakes });
    expect(dealt.data.outcome).toEqual({ engine: 'mines', count: 3, opened: [], mines: [], result: null });
    const first = await play('decide', { seat: seat.seat, round, step: 0, move: 'open-12' });
    if (first.data.state === 'settled') continue;
    expect(first.data.outcome).toMatchObject({ opened: [12], mines: [] });
    const taken = await play('decide', { seat: seat.seat, round, step: 1, move: 'take' });
    // 22 of 25 fields have no mine: 97 % of 25 / 22, rounded down.
    expect(taken.data).toMatchObject({ state: 'settled', stake: least, payout: (least * 110) / 100 });
    expect(taken.data.outcome.mines).toHaveLength(3);
    return;
  }
  throw new Error('Every first field had a mine.');
});
