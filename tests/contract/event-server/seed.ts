// Two players with a history, one without, and the house, which keeps a red packet open.
import { randomUUID } from 'node:crypto';
import { grantOf } from './gateway-calls.ts';
import type { Deposit, News } from './happened.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
export const people = [
  { player: 'ana', username: '955510001', password: 'Nieve-2026' },
  { player: 'beto', username: '955510002', password: 'Lluvia-2026' },
] as const;

export function seed(world: World): void {
  const start = world.now();
  const past = (hours: number, ...news: News[]) => world.write(news, start - hours * hour);
  past(2000, {
    type: 'registered',
    player: 'house',
    username: '955510000',
    password: randomUUID(),
    phone: '',
  });
  past(1999, { type: 'moved', player: 'house', cash: 900_000 });
  for (const { player, username, password } of people) {
    past(900, { type: 'registered', player, username, password, phone: username });
    for (const at of [400, 300, 90]) {
      const order: Deposit = {
        id: `D-${randomUUID()}`,
        player,
        amount: 40_000 + at * 10,
        fee: 0,
        payChannel: 'monedero-sa',
        routing: 'mo-1',
        paymentMethod: 'monedero',
        createdAt: new Date(start - at * hour).toISOString(),
        expiresAt: new Date(start - (at - 0.5) * hour).toISOString(),
        wants: null,
      };
      past(at, { type: 'ordered', order });
      past(
        at - 0.1,
        { type: 'settled', id: order.id, status: 2, reason: '' },
        { type: 'moved', player, cash: order.amount },
      );
    }
    for (let at = 0; at < 30; at += 1) {
      const won = at % 3 === 0;
      const bet = {
        id: `bet-${player}-${at}`,
        gameId: 'juego-1',
        gameName: 'Puma Magno',
        cover: '/img/juego-1.png',
        stake: 500 + at * 10,
        payout: won ? 900 : 0,
        isBonus: false,
        status: won ? 'won' : 'lost',
      };
      past(80 - at, { type: 'bet', player, bet });
      if (!won && at % 5 === 1) past(80 - at, { type: 'pigFed', player, amount: 1_000 });
    }
    past(40, { type: 'granted', player, grant: grantOf('deposit_bonus', 3_000, 8, 15, start - 40 * hour) });
    past(
      39,
      { type: 'entered', player, gameId: 'juego-3' },
      { type: 'favoured', player, gameId: 'juego-2', on: true },
    );
  }
  const packet = (player: string, id: string, parts: number[], hours: number): News => ({
    type: 'packed',
    packet: {
      id,
      player,
      greeting: '',
      amount: parts.reduce((sum, part) => sum + part, 0),
      parts,
      kind: 'equal',
      expiresAt: new Date(start + hours * hour).toISOString(),
    },
  });
  past(3, packet('house', 'P-house', Array<number>(50).fill(600), 20), {
    type: 'moved',
    player: 'house',
    cash: -30_000,
    why: 'lucky_money_sent',
    envelopeId: 'P-house',
  });
  past(
    2,
    { type: 'claimed', id: 'P-house', player: 'beto', amount: 600 },
    { type: 'moved', player: 'beto', cash: 600, why: 'lucky_money_received', envelopeId: 'P-house' },
  );
}
