import { randomUUID } from 'node:crypto';
import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
import { isWholeMarket } from '../laws/whole-units.ts';
import { packetOf } from './offers-stage.ts';
import { ABSENT, bodyOf, provoke } from './provoke.ts';
import type { Player, Walk } from './walk.ts';

async function secondPlayer(walk: Walk): Promise<Player | undefined> {
  const { second, country } = walk.options;
  if (!second || walk.companion?.username === second.username) return undefined;
  const player: Player = { name: 'second player', ...second };
  const { username, password } = second;
  const data = await walk.ask('userLogin', player, { country, username, password });
  player.token = textOf(fieldOf(data, 'token')) ?? player.token;
  return data === undefined ? undefined : player;
}

const HOUR_MS = 60 * 60 * 1000;

async function newPackets(walk: Walk, guide: unknown): Promise<void> {
  const { ask, player, options, bench } = walk;
  const packet = packetOf(guide);
  const most = numberOf(fieldOf(guide, 'maxAmount'));
  if (!packet || most === undefined) return;
  const cash = numberOf(fieldOf(await ask('walletBalance', player, {}), 'cash')) ?? 0;
  const create = (code: string, amount: number) => {
    const also = [
      ...(amount > cash ? ['packet-uncovered'] : []),
      ...(amount > most ? ['amount-above-maximum'] : []),
    ];
    const others = also.filter((name) => name !== code);
    return provoke(walk, 'luckyMoneyCreate', code, player, { ...packet, amount }, others);
  };
  await create('amount-above-maximum', most + 1);
  if (isWholeMarket(bench.contract, options.country)) await create('amount-not-whole', packet.amount + 0.5);
  if (packet.amount > packet.shares) await create('packet-share-minimum', 1);
  await create('packet-uncovered', Math.floor(cash) + packet.amount);
  const made = bodyOf(walk, 'luckyMoneyCreate');
  if (made && bench.coverage.isDone('luckyMoneyCreate')) {
    const amount = Number(made.amount) + 1;
    const others = amount > cash ? ['packet-uncovered'] : [];
    await provoke(walk, 'luckyMoneyCreate', 'packet-reused', player, { ...made, amount }, others);
  }
}

async function rewards(walk: Walk): Promise<void> {
  const { ask, player, companion, bench } = walk;
  const newcomer = companion ?? player;
  const claimed = (call: string) => bench.coverage.isDone(call);
  if (claimed('pbRegClaim')) await provoke(walk, 'pbRegClaim', 'reward-claimed', newcomer, {});
  if (claimed('pbGet')) await provoke(walk, 'pbGet', 'reward-claimed', newcomer, { rewardType: 1 });
  if (fieldOf(await ask('rechargeUsc', newcomer, {}), 'count') === 1)
    await provoke(walk, 'pbGet', 'second-deposit-missing', newcomer, { rewardType: 2 });
  const own = await ask('pigLoad', player, {});
  if (fieldOf(own, 'canCollect') === false && fieldOf(own, 'nextCollectAt') === null)
    await provoke(walk, 'pigCollect', 'pig-not-full', player, {});
}

export async function provokeOfferRefusals(walk: Walk): Promise<void> {
  const { ask, player, companion, control, options, bench } = walk;
  const guide = await ask('luckyMoneyGuide', player, {});
  await newPackets(walk, guide);
  for (const call of ['luckyMoneyEnvelope', 'luckyMoneyShare', 'luckyMoneyClaim', 'luckyMoneyDisplayReward'])
    await provoke(walk, call, 'unknown-packet', player, { envelopeId: ABSENT });
  await provoke(walk, 'luckyMoneyCollected', 'unknown-packet', player, { envelopeId: ABSENT, pageNum: 1 });
  const claim = (code: string, as: Caller, body: object, or: string[] = []) =>
    provoke(walk, 'luckyMoneyClaim', code, as, body, or);
  const envelope = bench.coverage.isDone('luckyMoneyCreate') ? bodyOf(walk, 'luckyMoneyClaim') : undefined;
  if (envelope) await claim('packet-own', player, envelope);
  if (envelope && companion && bench.coverage.isDone('luckyMoneyClaim'))
    await claim('packet-claimed', companion, envelope);
  await rewards(walk);

  const third = companion && options.writes ? await secondPlayer(walk) : undefined;
  const packet = packetOf(guide);
  if (!companion || !third || !packet) return;
  const single = { ...packet, shares: 1, intentId: randomUUID() };
  const id = textOf(fieldOf(await ask('luckyMoneyCreate', player, single, 'A packet for one'), 'id'));
  if (id !== undefined) {
    const taken = await ask('luckyMoneyClaim', companion, { envelopeId: id }, 'Claim all of it');
    if (taken !== undefined) await claim('packet-emptied', third, { envelopeId: id });
  }
  const hours = numberOf(fieldOf(guide, 'openHours'));
  if (control?.pass && envelope && hours !== undefined) {
    await control.pass((hours + 1) * HOUR_MS);
    await claim('packet-expired', third, envelope);
  }
}
