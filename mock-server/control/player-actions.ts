import type { FillPlayerBody, MakePlayerBody } from '@copihue/contract/control-bodies';
import type { z } from 'zod';
import { bonusExpiry, grantBonus, WAGER_TIMES } from '../world/bonus/bonus-grants.ts';
import { playerBalance } from '../world/core/balance.ts';
import { emitBalance } from '../world/core/events.ts';
import { houseAccounts, playerAccount, post, transfer } from '../world/core/ledger.ts';
import { currencyOf, isZeroDecimalMarket } from '../world/core/markets.ts';
import { randomDigits } from '../world/core/random.ts';
import { Refusal } from '../world/core/refusal.ts';
import type { World } from '../world/core/world.ts';
import { leaveHand, playHistory } from '../world/games/bet-history.ts';
import { hashPassword } from '../world/players/passwords.ts';
import { addPlayer, bareNumber, findPlayer, findPlayerByPhone } from '../world/players/players.ts';
import { openSession } from '../world/players/sessions.ts';
import { rechargeCount } from '../world/recharge/recharge-orders.ts';
import { inMajor, toMinor } from '../world/tables/money.ts';
import type { Player } from '../world/tables/rows.ts';
import { assertOwnSockets, type Control, type ControlActions, done } from './control-types.ts';

type PlayerChange = z.infer<typeof FillPlayerBody>;

function playerWith(world: World, phone: string): Player {
  const countries = new Set([...world.state.players.values()].map(({ country }) => country));
  for (const country of countries) {
    const player = findPlayerByPhone(world, country, phone) ?? findPlayer(world, country, phone);
    if (player) return player;
  }
  throw new Refusal('unknown-player', { status: 404, field: 'phone' });
}

function playerOf({ world, id }: Control): Player {
  const player = world.state.players.get(id);
  if (!player) throw new Refusal('unknown-player', { status: 404 });
  return player;
}

function playerRow(world: World, { id, country, username, phone, registeredAt }: Player) {
  const { cash, bonus } = playerBalance(world, id);
  return {
    id,
    country,
    username,
    phone,
    ...inMajor({ cash, bonus }),
    deposits: rechargeCount(world, id),
    registeredAt: new Date(registeredAt).toISOString(),
  };
}

/** Posts the difference from or to the house, so that the ledger stays balanced. */
function setCash(world: World, playerId: string, cash: number): void {
  const account = playerAccount(playerId, 'cash');
  const amount = toMinor(cash) - playerBalance(world, playerId).cash;
  if (amount === 0) return;
  post(world, 'set by hand', playerId, transfer(houseAccounts.house, account, amount));
  emitBalance(world, playerId);
}

function giveBonus(
  world: World,
  { id: playerId }: Player,
  { amount, wagerTimes = WAGER_TIMES, days }: { amount: number; wagerTimes?: number; days?: number },
) {
  const expiresAt = bonusExpiry(world, days);
  const source = 'deposit_bonus';
  return grantBonus(world, { playerId, amount: toMinor(amount), wagerTimes, expiresAt, source });
}

function assertWholeUnits(country: string, amounts: Readonly<Record<string, number | undefined>>): void {
  if (!isZeroDecimalMarket(country)) return;
  for (const [field, amount = 0] of Object.entries(amounts))
    if (!Number.isInteger(amount))
      throw new Refusal('amount-not-whole', {
        status: 400,
        field,
        parameters: { currency: currencyOf(country) },
      });
}

export function changePlayer(world: World, player: Player, { cash, addBonus, phone }: PlayerChange): void {
  assertWholeUnits(player.country, { cash, addBonus });
  if (phone) {
    const owner = findPlayerByPhone(world, player.country, phone);
    if (owner && owner.id !== player.id) throw new Refusal('phone-taken', { status: 400, field: 'phone' });
  }
  if (phone !== undefined) player.phone = phone === null ? null : bareNumber(phone);
  if (cash !== undefined) setCash(world, player.id, cash);
  if (addBonus !== undefined) giveBonus(world, player, { amount: addBonus });
}

function freeNumber(world: World, country: string): string {
  const random = world.random('phone number');
  for (;;) {
    const number = `9${randomDigits(random, 8)}`;
    if (!findPlayer(world, country, number) && !findPlayerByPhone(world, country, number)) return number;
  }
}

export function createPlayer(world: World, fields: z.infer<typeof MakePlayerBody>): Player {
  const { country, password, isPhoneBound, ...change } = fields;
  const username = fields.username ?? freeNumber(world, country);
  if (findPlayer(world, country, username) || findPlayerByPhone(world, country, username))
    throw new Refusal('phone-taken', { status: 400, field: 'username' });
  const player = addPlayer(world, {
    country,
    username,
    password: hashPassword(world.random('salt'), password),
    phone: isPhoneBound ? username : null,
  });
  changePlayer(world, player, change);
  return player;
}

export const playerActions = {
  listPlayers: ({ world, query }) => {
    const phone = query.get('phone');
    const rows = [...world.state.players.values()];
    const found = rows.filter(
      (row) => phone === null || [row.username, row.phone].includes(bareNumber(phone)),
    );
    return found.map((player) => playerRow(world, player));
  },
  makePlayer: ({ world, body }) => playerRow(world, createPlayer(world, body)),
  fillPlayer: (control) => {
    const player = playerOf(control);
    changePlayer(control.world, player, control.body);
    return playerRow(control.world, player);
  },
  logInPlayer: (control) => ({ token: openSession(control.world, playerOf(control).id).token }),
  playBets: ({ world, body }) => {
    const { phone, stake, waits, ...history } = body;
    const own = stake === undefined ? history : { ...history, stake: toMinor(stake) };
    const { id } = playerWith(world, phone);
    const played = playHistory(world, id, own);
    const session = [...world.state.sessions.values()].find(({ playerId }) => playerId === id);
    if (waits) leaveHand(world, session ?? openSession(world, id));
    return { played };
  },
  grantBonus: ({ world, body: { phone, ...terms } }) => ({
    id: giveBonus(world, playerWith(world, phone), terms).id,
  }),
  emitEvent: (control) => {
    assertOwnSockets(control);
    const { world, body } = control;
    const { event, phone, payload } = body;
    const { id: playerId } = playerWith(world, phone);
    if (event === 'balance') emitBalance(world, playerId);
    else {
      const text = typeof payload === 'string' ? payload : (JSON.stringify(payload) ?? '');
      world.events.push({ playerId, event, payload: text });
    }
    return done;
  },
} satisfies Partial<ControlActions>;
