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
  const { send, player, companion } = journey;
  const claimer = companion ?? player;
  await send('luckyMoneyClaim', claimer, { envelopeId });
  await send('luckyMoneyClaim', claimer, { envelopeId }, 'Claim twice');
  await send('luckyMoneyClaimed', claimer, { pageNum: 1, pageSize: 20 });
  await send('luckyMoneyTotalClaimedReward', claimer, {});
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
    const { send, player, guest } = journey;
    const rules = packetOf(await send('luckyMoneyGuide', player, {}));
    await send('luckyMoneyFinishGuide', player, {});
    await send('luckyMoneyGuide', player, {}, 'The guide once it is finished');
    await send('luckyMoneyDomain', player, {});
    await send('luckyMoneyLatestCollected', player, {});
    await send('luckyMoneyDisplayReward', guest, {}, 'The standing offer');
    if (!rules) return;
    const packet = { ...rules, intentId: randomUUID() };
    const made = await send('luckyMoneyCreate', player, packet);
    const envelopeId = textOf(fieldOf(made, 'id'));
    if (envelopeId === undefined) return;
    await send('luckyMoneyCreate', player, packet, 'The same intent again');
    await send('luckyMoneyEnvelope', player, { envelopeId });
    await send('luckyMoneyEnvelope', player, { intentId: packet.intentId }, 'The packet of an intent');
    await send('luckyMoneyShare', player, { envelopeId });
    await claim(journey, envelopeId);
    await send('luckyMoneyCollected', player, { envelopeId, pageNum: 1, pageSize: 20 });
    await send('luckyMoneyLatestCollected', player, {}, 'The latest, with this one');
    await send('luckyMoneyDisplayReward', guest, { envelopeId }, 'Reward of a shared packet');
  },
};

/** Enough lost money for a piggy bank. Fewer bets are played when the wallet is empty. */
const LOST_BETS = { count: 300, stake: 5000, outcome: 'lost' } as const;

/** Stakes that do not add up to a multiple of ten, enough to play a bonus to its end. */
const BONUS_BETS = { count: 70, stake: 1333, outcome: 'won', isBonus: true } as const;

export const newUserStage: Stage = {
  calls: ['pbList', 'pbConfig', 'pbRegClaim', 'pbGet', 'pigLoad', 'pigCollect', 'pigRecord', 'pigMarquee'],
  async run(journey) {
    const { send, player, companion, control, options } = journey;
    const newcomer = companion ?? player;
    await send('pbList', newcomer, {});
    await send('pbRegClaim', newcomer, {});
    await send('pbGet', newcomer, { rewardType: 1 });
    await send('pbList', newcomer, {}, 'Tiers after claiming');
    if (companion) await control?.playBets?.({ phone: companion.username, ...BONUS_BETS });
    if (companion && control?.playBets) await send('pbList', newcomer, {}, 'Tiers after bets with the bonus');
    await send('pbConfig', newcomer, { country: options.country }, 'Tiers of the market, with a session');
    await send('walletBalance', newcomer, {}, 'Balance with a bonus in it');
    const games = await send('gameList', newcomer, { country: options.country, pageSize: 999 });
    const withBonus = listOf(fieldOf(games, 'list')).find((game) => fieldOf(game, 'isBonus') === true);
    const gameId = textOf(fieldOf(withBonus, 'id'));
    if (gameId !== undefined) await send('gameUrl', newcomer, { gameId }, 'A game that takes the bonus');
    if (companion) await control?.playBets?.({ phone: companion.username, ...LOST_BETS });
    await send('pigLoad', newcomer, {});
    await send('pigCollect', newcomer, {});
    // Asked at once: later probes move the clock forward, and the piggy bank rests only until the market's midnight.
    const pig = await send('pigLoad', newcomer, {}, 'The piggy bank after it was emptied');
    if (textOf(fieldOf(pig, 'nextCollectAt')) !== undefined)
      await journey.refuse('pigCollect', 'pig-resting', newcomer, {}, ['pig-not-full']);
    await send('pigRecord', newcomer, { pageNum: 1, pageSize: 20 });
    await send('pigMarquee', newcomer, {});
    await send('walletActivityRecords', newcomer, { pageNum: 1, pageSize: 50 }, 'Activity of the new player');
  },
};
