// Each fault breaks a sentence of the document about red packets, the pig or rewards.
import type { Change, Data } from './change.ts';

const number = (value: unknown) => Number(value ?? 0);
const eachMethod = (change: (row: Data) => Data) => (data: Data) => (data as unknown as Data[]).map(change);

export const faultsOfRewards: Record<string, Change> = {
  'packet-not-paid': {
    says: 'Takes the amount out of the balance.',
    news: (news) =>
      news.type === 'moved' && news.why === 'lucky_money_sent' ? [{ ...news, cash: 0 }] : [news],
  },
  'packet-twice': {
    says: 'A packet cannot be claimed twice by the same player.',
    waives: ['packet-claimed'],
  },
  'packet-own-claimed': { says: 'Players cannot claim their own packets.', waives: ['packet-own'] },
  'packet-uncovered': {
    says: 'The cash of the player does not cover the red packet.',
    waives: ['packet-uncovered'],
  },
  'packet-small-shares': {
    says: 'A share would be smaller than a share may be.',
    waives: ['packet-share-minimum'],
  },
  'packet-parts-unequal': {
    says: 'equal: all the same.',
    news: (news) =>
      news.type === 'packed' && news.packet.kind === 'equal' && news.packet.parts.length > 1
        ? [
            {
              ...news,
              packet: {
                ...news.packet,
                parts: news.packet.parts.map((part, at) =>
                  at === 0 ? part + 1 : at === 1 ? part - 1 : part,
                ),
              },
            },
          ]
        : [news],
  },
  'claim-not-credited': {
    says: "Takes one share into the player's balance.",
    news: (news) =>
      news.type === 'moved' && news.why === 'lucky_money_received'
        ? [{ ...news, cash: news.cash - 1 }]
        : [news],
  },
  'display-reward-wrong': {
    says: 'What the packet of a share link can still bring.',
    answers: { luckyMoneyDisplayReward: (data) => ({ ...data, amount: number(data.amount) + 500 }) },
  },
  'pig-collected-twice': {
    says: 'Once a day of the market at most.',
    waives: ['pig-resting', 'pig-not-full'],
    asks: ({ call, me }) => {
      if (call === 'pigCollect' && me && me.pig.saved === 0) me.pig.saved = 1000;
      return {};
    },
  },
  'pig-says-now': {
    says: 'null when only the saved amount is missing or it can be now.',
    answers: {
      pigLoad: (data) => ({ ...data, nextCollectAt: new Date(Date.now() + 3_600_000).toISOString() }),
    },
  },
  'pig-saves-more': {
    says: 'saved is the money in it.',
    answers: { pigLoad: (data) => ({ ...data, saved: number(data.saved) + 250 }) },
  },
  'reward-again': { says: 'Pays the registration bonus, once.', waives: ['pbRegClaim reward-claimed'] },
  'reward-twice': {
    says: 'Pays the reward of a tier the player has deposited for, once.',
    asks: ({ call, me }) => {
      if (call === 'pbGet' && me) me.rewards = me.rewards.filter(({ kind }) => kind !== 'deposit');
      return {};
    },
  },
  'reward-other-than-shown': {
    says: 'What /v1/pb/get would pay this player now.',
    answers: {
      pbList: (data) =>
        eachMethod((row) =>
          number(row.rewardReady) > 0 ? { ...row, rewardReady: number(row.rewardReady) + 1 } : row,
        )(data),
    },
  },
  'suggested-bonus-not-given': {
    says: 'A suggested deposit, and the bonus it brings.',
    news: (news) =>
      news.type === 'ordered' && !news.order.activityId && news.order.wants
        ? [{ ...news, order: { ...news.order, wants: null } }]
        : [news],
  },
};
