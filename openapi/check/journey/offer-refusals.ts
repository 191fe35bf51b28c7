import { randomUUID } from 'node:crypto';
import { fieldOf, numberOf, textOf } from '../../source/json-values.ts';
import type { Caller } from '../bench.ts';
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

const HOURS_25 = 25 * 60 * 60 * 1000;

export async function provokeOfferRefusals(walk: Walk): Promise<void> {
  const { ask, player, companion, options } = walk;
  const newcomer = companion ?? player;
  const terms = await ask('luckyMoneyGuide', player, {});
  const made = bodyOf(walk, 'luckyMoneyCreate');
  const envelope = bodyOf(walk, 'luckyMoneyClaim');
  const packet = { amount: 1000, shares: 2, kind: 'equal', greeting: 'Contrato' };
  const create = (code: string, change: object) =>
    provoke(walk, 'luckyMoneyCreate', code, player, { ...packet, ...change });
  const most = numberOf(fieldOf(terms, 'maxAmount')) ?? 0;
  await create('amount-above-maximum', { amount: most + 1 });
  if (options.country === 'CL') await create('amount-not-whole', { amount: 1000.5 });
  await create('packet-share-minimum', { amount: 1 });
  const cash = numberOf(fieldOf(await ask('walletBalance', player, {}), 'cash')) ?? 0;
  if (cash + 1000 <= most) await create('packet-uncovered', { amount: Math.floor(cash) + 1000 });
  if (made) await create('packet-reused', { ...made, amount: Number(made.amount) + 1000 });
  for (const call of ['luckyMoneyEnvelope', 'luckyMoneyShare', 'luckyMoneyClaim', 'luckyMoneyDisplayReward'])
    await provoke(walk, call, 'unknown-packet', player, { envelopeId: ABSENT });
  await provoke(walk, 'luckyMoneyCollected', 'unknown-packet', player, { envelopeId: ABSENT, pageNum: 1 });
  const claim = (code: string, as: Caller, body: object) => provoke(walk, 'luckyMoneyClaim', code, as, body);
  if (envelope) await claim('packet-own', player, envelope);
  if (envelope && companion) await claim('packet-claimed', companion, envelope);

  await provoke(walk, 'pbRegClaim', 'reward-claimed', newcomer, {});
  await provoke(walk, 'pbGet', 'reward-claimed', newcomer, { rewardType: 1 });
  if (fieldOf(await ask('rechargeUsc', newcomer, {}), 'count') === 1)
    await provoke(walk, 'pbGet', 'second-deposit-missing', newcomer, { rewardType: 2 });
  const pig = await ask('pigLoad', newcomer, {});
  if (fieldOf(pig, 'nextCollectAt') !== null) await provoke(walk, 'pigCollect', 'pig-resting', newcomer, {});
  const own = await ask('pigLoad', player, {});
  if (fieldOf(own, 'canCollect') === false && fieldOf(own, 'nextCollectAt') === null)
    await provoke(walk, 'pigCollect', 'pig-not-full', player, {});

  const third = companion && options.writes ? await secondPlayer(walk) : undefined;
  if (!companion || !third) return;
  const single = { ...packet, shares: 1, intentId: randomUUID() };
  const id = textOf(fieldOf(await ask('luckyMoneyCreate', player, single, 'A packet for one'), 'id'));
  if (id !== undefined) {
    await ask('luckyMoneyClaim', companion, { envelopeId: id }, 'Claim all of it');
    await claim('packet-emptied', third, { envelopeId: id });
  }
  if (options.mock && envelope) {
    await options.mock.pass(HOURS_25);
    await claim('packet-expired', third, envelope);
  }
}
