// The offered part of the test control protocol: decisions of a bank, codes of a phone, and the clock.
import { randomInt, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { named } from './account-calls.ts';
import { iso, marketDay } from './asked.ts';
import { grantOf } from './gateway-calls.ts';
import type { Bet, News } from './happened.ts';
import { type Account, bonusOf, type DepositNow, type State, type WithdrawalNow } from './state.ts';
import { depositMethods, feeOf, pigRules, withdrawMethods } from './terms.ts';
import type { World } from './world.ts';

const parts = ['sms', 'orders', 'withdrawals', 'bets', 'clock', 'players', 'money', 'faults'];
type Body = {
  outcome?: string;
  paid?: number;
  advanceMs?: number;
  username?: string;
  password?: string;
  isPhoneBound?: boolean;
  cash?: number;
  addBonus?: number;
  phone?: string | null;
  count?: number;
  stake?: number;
  isBonus?: boolean;
  waits?: boolean;
  operationId?: string;
  fault?: string;
};

const half = (amount: number, paid?: number) => Math.min(amount, paid ?? Math.floor(amount / 2));

function decideDeposit(order: DepositNow, { outcome, paid }: Body, state: State): News[] | null {
  const { id, player, amount, wants } = order;
  const open = order.status < 2;
  const method = depositMethods.find(({ code }) => code === order.paymentMethod);
  if (open && outcome === 'fail') return [{ type: 'settled', id, status: 3, reason: 'refused' }];
  if (open && outcome === 'part') {
    const paidAmount = half(amount, paid);
    const fee = method ? feeOf(method, paidAmount) : 0;
    return [
      { type: 'settled', id, status: 4, paidAmount, fee, reason: 'partial' },
      { type: 'moved', player, cash: paidAmount },
    ];
  }
  if (open && outcome === 'approve') {
    const grant = wants && grantOf('deposit_bonus', wants.amount, wants.wagerTimes, wants.days, Date.now());
    return [
      { type: 'settled', id, status: 2, reason: '' },
      { type: 'moved', player, cash: amount },
      ...(grant
        ? [{ type: 'granted' as const, player, grant: { ...grant, id: `${grant.id}-${id}`.slice(0, 64) } }]
        : []),
    ];
  }
  const status = outcome === 'reverse' ? 5 : outcome === 'charge-back' ? 6 : null;
  if (!status || (order.status !== 2 && order.status !== 4)) return null;
  const mine = state.accounts.get(player);
  const taken = Math.min(mine?.cash ?? 0, order.paidAmount ?? amount);
  const bonus = wants && mine?.grants.find((grant) => grant.grantedAt === iso(order.paidAt ?? 0));
  return [
    { type: 'undone', id, status, taken },
    { type: 'moved', player, cash: -taken },
    ...(bonus ? [{ type: 'grantEnded' as const, player, id: bonus.id, why: 'bonus_revoked' }] : []),
  ];
}

function decideWithdrawal(order: WithdrawalNow, { outcome, paid }: Body): News[] | null {
  const { id, player, amount } = order;
  const back = (cash: number): News => ({ type: 'moved', player, cash });
  if (outcome === 'reverse' && order.status === 2)
    return [{ type: 'stepped', id, step: 'returned', status: 5 }, back(amount)];
  if (order.status > 1) return null;
  const sent: News[] = order.status === 0 ? [{ type: 'stepped', id, step: 'sent', status: 1 }] : [];
  if (outcome === 'fail')
    return [...sent, { type: 'stepped', id, step: 'returned', status: 3 }, back(amount)];
  if (outcome === 'approve') return [...sent, { type: 'stepped', id, step: 'paid', status: 2 }];
  if (outcome !== 'part') return null;
  const paidAmount = half(amount, paid);
  const method = withdrawMethods.find(({ code }) => code === order.paymentMethod);
  const fee = method ? Math.min(paidAmount, feeOf(method, paidAmount)) : 0;
  return [
    ...sent,
    { type: 'stepped', id, step: 'paid', status: 4, paidAmount, fee },
    back(amount - paidAmount),
  ];
}

function* rounds(
  mine: Account,
  body: Body,
  at: number,
  state: State,
): Generator<{ at: number; news: News[] }> {
  const { count = 1, stake, outcome = 'mixed', isBonus = false, waits } = body;
  const player = mine.player;
  const today = () =>
    state.bets
      .filter(
        (bet) =>
          bet.player === player &&
          !bet.isBonus &&
          bet.status !== 'open' &&
          marketDay(bet.at) === marketDay(at),
      )
      .reduce((sum, bet) => sum + bet.stake - bet.payout, 0);
  const total = count + (waits ? 1 : 0);
  for (let one = 0; one < total; one += 1) {
    const staked = stake ?? 500 + one * 10;
    if (staked > (isBonus ? bonusOf(mine) : mine.cash)) return;
    const open = one === count;
    const wins = outcome === 'won' || (outcome === 'mixed' && one % 3 === 0);
    const game = isBonus ? { id: 'juego-10', name: 'Glaciar Real' } : { id: 'juego-1', name: 'Puma Magno' };
    const bet: Bet = {
      id: `bet-${randomUUID()}`,
      gameId: game.id,
      gameName: game.name,
      cover: `/img/${game.id}.png`,
      stake: staked,
      payout: wins && !open ? staked * 2 : 0,
      isBonus,
      status: open ? 'open' : wins ? 'won' : 'lost',
      ...(open && { waitsUntil: iso(at + 3_600_000) }),
    };
    const before = today();
    const after = before + (open || isBonus ? 0 : bet.stake - bet.payout);
    const fed =
      Math.floor(Math.max(0, after) * pigRules.rate) - Math.floor(Math.max(0, before) * pigRules.rate);
    const saved: News[] = fed > 0 ? [{ type: 'pigFed', player, amount: fed }] : [];
    const entered: News[] = open ? [{ type: 'entered', player, gameId: game.id }] : [];
    yield { at: at - total + one, news: [{ type: 'bet', player, bet }, ...saved, ...entered] };
  }
}

const shown = ({ player, username, phone, cash, grants, registeredAt }: Account) => ({
  id: player,
  country: 'CL',
  username,
  phone: phone || null,
  cash,
  bonus: grants.reduce((sum, { left }) => sum + left, 0),
  registeredAt: iso(registeredAt),
});

function change(world: World, mine: Account, { cash, addBonus, phone }: Body): void {
  const { player } = mine;
  if (phone !== undefined) world.write([{ type: 'phoneBound', player, phone: phone ?? '' }]);
  if (cash !== undefined) world.write([{ type: 'moved', player, cash: cash - mine.cash }]);
  if (addBonus)
    world.write([{ type: 'granted', player, grant: grantOf('deposit_bonus', addBonus, 5, 20, world.now()) }]);
}

function make(world: World, body: Body): Account | undefined {
  const username = (body.username ?? `9${randomInt(10_000_000, 99_999_999)}`).replace(/^0+/, '');
  const { password = 'Copihue2026', isPhoneBound } = body;
  const player = randomUUID();
  if (named(world.state, username)) return undefined;
  world.write([{ type: 'registered', player, username, password, phone: isPhoneBound ? username : '' }]);
  const made = world.state.accounts.get(player);
  if (made) change(world, made, { cash: body.cash ?? 0, addBonus: body.addBonus ?? 0 });
  return made;
}

function control(world: World, method: string, path: string[], query: URLSearchParams, body: Body): unknown {
  const { state } = world;
  const [what, id = ''] = path;
  const phone = (query.get('phone') ?? body.phone ?? '').replace(/^0+/, '');
  const done = (news: News[] | null | undefined) => {
    if (news) world.write(news);
    return news && { ok: true };
  };
  const reads = method === 'GET';
  if (what === 'parts') return { protocol: 'copihue-control', version: '1.0.0', parts };
  if (what === 'sms') {
    return [...state.codes]
      .filter(([place]) => place.endsWith(` ${phone}`))
      .map(([, { code, at }]) => ({ phone, code, at: iso(at) }))
      .sort((a, b) => (a.at < b.at ? -1 : 1));
  }
  if (what === 'orders') {
    const order = state.deposits.get(id);
    return reads ? order : done(order && decideDeposit(order, body, state));
  }
  if (what === 'withdrawals') {
    const order = state.withdrawals.get(id);
    return reads ? order : done(order && decideWithdrawal(order, body));
  }
  if (what === 'clock') {
    if (!reads) world.forward(body.advanceMs ?? 0);
    return { now: iso(world.now()), aheadMs: world.now() - Date.now() };
  }
  if (what === 'players' && id === '') {
    if (reads)
      return [...state.accounts.values()]
        .filter((one) => !phone || [one.username, one.phone].includes(phone))
        .map(shown);
    const made = make(world, body);
    return made && shown(made);
  }
  if (what === 'players') {
    const mine = state.accounts.get(id);
    if (mine) change(world, mine, body);
    return mine && shown(mine);
  }
  if (what === 'bets') {
    const mine = named(state, phone);
    if (!mine) return undefined;
    let played = 0;
    for (const { at, news } of rounds(mine, body, world.now(), state)) {
      world.write(news, at);
      played += 1;
    }
    return { played };
  }
  if (what === 'faults') {
    if (!reads) world.failures.set(body.operationId ?? '', body.fault ?? '');
    return [...world.failures].map(([operationId, fault]) => ({ operationId, fault }));
  }
  return undefined;
}

export async function answerControl(
  world: World,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://control');
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const path = url.pathname.split('/').slice(2).map(decodeURIComponent);
  const answer = control(
    world,
    request.method ?? '',
    path,
    url.searchParams,
    text ? (JSON.parse(text) as Body) : {},
  );
  response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
  response.end(
    JSON.stringify(
      answer ?? { success: false, message: 'There is no such thing.', data: { code: 'not-found' } },
    ),
  );
}
