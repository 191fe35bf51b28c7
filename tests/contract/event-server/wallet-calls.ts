import { type Answers, iso, page, player, withinDays } from './asked.ts';
import { bonusOf, totalOf } from './state.ts';

export const walletCalls: Answers = {
  walletBalance: (asked) => {
    const me = player(asked);
    return {
      data: {
        total: totalOf(me),
        cash: me.cash,
        bonus: bonusOf(me),
        withdrawable: me.cash,
        currencyAlias: 'CLP',
        bonuses: me.grants,
      },
    };
  },
  walletRecords: (asked) => {
    const me = player(asked);
    const { input, state } = asked;
    const rows = state.bets
      .filter((bet) => bet.player === me.player && bet.isBonus === input.isBonus && withinDays(input, bet.at))
      .map(({ player: _owner, after, at, ...bet }) => ({ ...bet, balanceAfter: after, createdAt: iso(at) }));
    const sum = (part: 'stake' | 'payout') => rows.reduce((total, row) => total + row[part], 0);
    return {
      data: {
        ...page({ pageNum: input.pageNum, pageSize: input.pageSize ?? 999 }, rows),
        totals: { stake: sum('stake'), payout: sum('payout') },
      },
    };
  },
  walletActivityRecords: (asked) => {
    const me = player(asked);
    const { input, state } = asked;
    const rows = state.activity
      .filter((row) => row.player === me.player && withinDays(input, row.at))
      .map(({ player: _owner, after, at, ...row }) => ({ ...row, balanceAfter: after, createdAt: iso(at) }));
    return { data: page(input, rows) };
  },
};
