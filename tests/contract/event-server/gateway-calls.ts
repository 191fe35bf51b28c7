import { randomUUID } from 'node:crypto';
import { creditedOf } from './account-calls.ts';
import {
  type Answers,
  type Asked,
  amountIn,
  iso,
  marketDay,
  maskedPhone,
  need,
  nextMarketDay,
  page,
  player,
  words,
} from './asked.ts';
import type { News } from './happened.ts';
import { type Account, totalOf } from './state.ts';
import { pigRules, rewardWager, tiers } from './terms.ts';

const day = 86_400_000;

export function grantOf(source: string, amount: number, times: number, days: number, now: number) {
  return {
    id: `B-${randomUUID()}`,
    source,
    amount,
    left: amount,
    wagerTimes: times,
    target: amount * times,
    wagered: 0,
    grantedAt: iso(now),
    expiresAt: iso(now + days * day),
  };
}

function rewardReady({ state }: Asked, me: Account, tier: (typeof tiers)[number]): number {
  const deposit = creditedOf(state, me)[tier.rewardType - 1];
  if (!deposit || me.rewards.some((one) => one.tier === tier.rewardType && one.kind === 'deposit')) return 0;
  return Math.min(Math.floor(((deposit.paidAmount ?? deposit.amount) * tier.percent) / 100), tier.most);
}

function pay({ now }: Asked, me: Account, tier: 1 | 2, kind: 'registration' | 'deposit', amount: number) {
  const source = kind === 'registration' ? 'registration_bonus' : 'new_user_deposit_bonus';
  const grant = grantOf(source, amount, rewardWager.times, rewardWager.days, now);
  const news: News[] = [
    { type: 'rewarded', player: me.player, tier, kind, grantId: grant.id, amount },
    { type: 'granted', player: me.player, grant },
  ];
  return { data: { amount, wagerTimes: rewardWager.times, expiresAt: grant.expiresAt }, news };
}

function pigOf({ now }: Asked, { pig }: Account) {
  const resting = pig.emptiedAt > 0 && marketDay(pig.emptiedAt) === marketDay(now);
  const full = pig.saved >= pigRules.target;
  return { resting, full, nextCollectAt: resting ? iso(nextMarketDay(now)) : null };
}

export const gatewayCalls: Answers = {
  pigLoad: (asked) => {
    const me = player(asked);
    const { resting, full, nextCollectAt } = pigOf(asked, me);
    return { data: { saved: me.pig.saved, ...pigRules, canCollect: full && !resting, nextCollectAt } };
  },
  pigCollect: (asked) => {
    const me = player(asked);
    const { resting, full } = pigOf(asked, me);
    need(asked, !resting, 'pig-resting');
    need(asked, full, 'pig-not-full', {
      amount: amountIn(asked.lang, pigRules.target - me.pig.saved),
      currency: 'CLP',
    });
    const amount = me.pig.saved;
    return {
      data: { amount, balance: totalOf(me) + amount },
      news: [
        { type: 'pigEmptied', player: me.player, amount },
        { type: 'moved', player: me.player, cash: amount, why: 'cashback' },
      ],
    };
  },
  pigRecord: (asked) => {
    const rows = player(asked).pig.records.map(({ at, ...row }) => ({ ...row, createdAt: iso(at) }));
    return { data: page(asked.input, rows) };
  },
  pigMarquee: ({ state }) => ({
    data: [...state.accounts.values()]
      .flatMap(({ username, pig }) =>
        pig.records
          .filter(({ kind }) => kind === 'collected')
          .map(({ amount, at }) => ({ player: maskedPhone(username), amount, at: iso(at) })),
      )
      .sort((a, b) => (a.at < b.at ? 1 : -1))
      .slice(0, 50),
  }),
  adsMgSkyAdsReport: () => ({ data: {} }),
  pbConfig: ({ input, lang }) => ({
    data: {
      pbConfig: (input.country === 'CL' ? tiers : []).map((tier) => ({
        rewardRecharge: tier.percent,
        rewardTotal: tier.most,
        rewardReg: tier.registration,
        rewardType: tier.rewardType,
        rewardTag: words(lang, tier.tag),
        rewardAlready: 0,
        wagerTimes: rewardWager.times,
        validDays: rewardWager.days,
      })),
      currencyAlias: 'CLP',
    },
  }),
  pbList: (asked) => {
    const me = player(asked);
    return {
      data: tiers.map((tier) => {
        const got = me.rewards.filter((one) => one.tier === tier.rewardType);
        const sum = (rows: typeof got) => rows.reduce((total, { amount }) => total + amount, 0);
        return {
          rewardRecharge: sum(got.filter(({ kind }) => kind === 'deposit')),
          rewardTotal: tier.most,
          rewardReg: tier.registration,
          rewardType: tier.rewardType,
          rewardTag: words(asked.lang, tier.tag),
          rewardAlready: sum(got),
          rewardReady: rewardReady(asked, me, tier),
          wagerTimes: rewardWager.times,
          validDays: rewardWager.days,
          claims: got.map(({ kind, amount, at }) => ({
            kind,
            amount,
            wagerTotal: amount * rewardWager.times,
            wagered: 0,
            expiresAt: iso(at + rewardWager.days * day),
            state: at + rewardWager.days * day > asked.now ? 'running' : 'expired',
          })),
        };
      }),
    };
  },
  pbGet: (asked) => {
    const me = player(asked);
    const { rewardType } = asked.input;
    const tier = tiers.find((one) => one.rewardType === rewardType);
    need(
      asked,
      !me.rewards.some((one) => one.tier === rewardType && one.kind === 'deposit'),
      'reward-claimed',
    );
    const amount = tier ? rewardReady(asked, me, tier) : 0;
    need(asked, amount > 0, rewardType === 1 ? 'first-deposit-missing' : 'second-deposit-missing');
    return pay(asked, me, rewardType, 'deposit', amount);
  },
  pbRegClaim: (asked) => {
    const me = player(asked);
    need(asked, !me.rewards.some(({ kind }) => kind === 'registration'), 'reward-claimed');
    return pay(asked, me, 1, 'registration', tiers[0]?.registration ?? 0);
  },
};
