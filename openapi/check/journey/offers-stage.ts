import { randomUUID } from 'node:crypto';
import { fieldOf, listOf, numberOf, textOf } from '../../source/json-values.ts';
import type { JourneyState, Stage } from './journey-state.ts';

/** Quotes, accents, signs of HTML and SQL and escapes stay what they are; an emoji is one character of 100. */
const HARD_TEXT = `'Ñandú' & <b>"50%25 %41"</b> \\n; -- é${'🧧'.repeat(60)}`;

export function packetOf(guide: unknown) {
  const share = numberOf(fieldOf(guide, 'minShare'));
  const shares = 2;
  return share === undefined
    ? undefined
    : { amount: Math.ceil(share) * shares, shares, kind: 'equal', greeting: HARD_TEXT };
}

async function claim(journey: JourneyState, envelopeId: string): Promise<void> {
  const { ask, player, companion } = journey;
  const claimer = companion ?? player;
  await ask('luckyMoneyClaim', claimer, { envelopeId });
  await ask('luckyMoneyClaim', claimer, { envelopeId }, 'Claim twice');
  await ask('luckyMoneyClaimed', claimer, { pageNum: 1, pageSize: 20 });
  await ask('luckyMoneyTotalClaimedReward', claimer, {});
}

export const luckyStage: Stage = {
  calls: [
    'luckyMoneyGuide',
    'luckyMoneyFinishGuide',
    'luckyMoneyDomain',
    'luckyMoneyCreate',
    'luckyMoneyEnvelope',
    'luckyMoneyShare',
    'luckyMoneyClaim',
    'luckyMoneyCollected',
    'luckyMoneyClaimed',
    'luckyMoneyLatestCollected',
    'luckyMoneyTotalClaimedReward',
    'luckyMoneyDisplayReward',
  ],
  async run(journey) {
    const { ask, player, guest } = journey;
    const rules = packetOf(await ask('luckyMoneyGuide', player, {}));
    await ask('luckyMoneyFinishGuide', player, {});
    await ask('luckyMoneyGuide', player, {}, 'The guide once it is finished');
    await ask('luckyMoneyDomain', player, {});
    await ask('luckyMoneyLatestCollected', player, {});
    await ask('luckyMoneyDisplayReward', guest, {}, 'The standing offer');
    if (!rules) return;
    const packet = { ...rules, intentId: randomUUID() };
    const made = await ask('luckyMoneyCreate', player, packet);
    const envelopeId = textOf(fieldOf(made, 'id'));
    if (envelopeId === undefined) return;
    await ask('luckyMoneyCreate', player, packet, 'The same intent again');
    await ask('luckyMoneyEnvelope', player, { envelopeId });
    await ask('luckyMoneyEnvelope', player, { intentId: packet.intentId }, 'The packet of an intent');
    await ask('luckyMoneyShare', player, { envelopeId });
    await claim(journey, envelopeId);
    await ask('luckyMoneyCollected', player, { envelopeId, pageNum: 1, pageSize: 20 });
    await ask('luckyMoneyLatestCollected', player, {}, 'The latest, with this one');
    await ask('luckyMoneyDisplayReward', guest, { envelopeId }, 'Reward of a shared packet');
  },
};

/** Enough lost money for a piggy bank. Fewer bets are played when the wallet is empty. */
const LOST_BETS = { count: 300, stake: 5000, outcome: 'lost' } as const;

/** Stakes that do not add up to a multiple of ten, enough to play a bonus to its end. */
const BONUS_BETS = { count: 70, stake: 1333, outcome: 'won', isBonus: true } as const;

export const newUserStage: Stage = {
  calls: ['pbList', 'pbConfig', 'pbRegClaim', 'pbGet', 'pigLoad', 'pigCollect', 'pigRecord', 'pigMarquee'],
  async run(journey) {
    const { ask, player, companion, control, options } = journey;
    const newcomer = companion ?? player;
    await ask('pbList', newcomer, {});
    await ask('pbRegClaim', newcomer, {});
    await ask('pbGet', newcomer, { rewardType: 1 });
    await ask('pbList', newcomer, {}, 'Tiers after claiming');
    if (companion) await control?.playBets?.({ phone: companion.username, ...BONUS_BETS });
    if (companion && control?.playBets) await ask('pbList', newcomer, {}, 'Tiers after bets with the bonus');
    await ask('pbConfig', newcomer, { country: options.country }, 'Tiers of the market, with a session');
    await ask('walletBalance', newcomer, {}, 'Balance with a bonus in it');
    const games = await ask('gameList', newcomer, { country: options.country, pageSize: 999 });
    const withBonus = listOf(fieldOf(games, 'list')).find((game) => fieldOf(game, 'isBonus') === true);
    const gameId = textOf(fieldOf(withBonus, 'id'));
    if (gameId !== undefined) await ask('gameUrl', newcomer, { gameId }, 'A game that takes the bonus');
    if (companion) await control?.playBets?.({ phone: companion.username, ...LOST_BETS });
    await ask('pigLoad', newcomer, {});
    await ask('pigCollect', newcomer, {});
    // Asked at once: later probes move the clock forward, and the piggy bank rests only until the market's midnight.
    const pig = await ask('pigLoad', newcomer, {}, 'The piggy bank after it was emptied');
    if (textOf(fieldOf(pig, 'nextCollectAt')) !== undefined)
      await journey.refuse('pigCollect', 'pig-resting', newcomer, {}, ['pig-not-full']);
    await ask('pigRecord', newcomer, { pageNum: 1, pageSize: 20 });
    await ask('pigMarquee', newcomer, {});
    await ask('walletActivityRecords', newcomer, { pageNum: 1, pageSize: 50 }, 'Activity of the new player');
  },
};
