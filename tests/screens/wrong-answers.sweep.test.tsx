import { type OperationId, operations } from '@copihue/contract/operations';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { randomAnswer } from '../support/random-answers.ts';
import { wrongShapes } from '../support/wrong-answers.ts';
import { waitsIn } from './page-waits.ts';
import { answerAll, renderApp } from './render-app.tsx';

const addressOf: Partial<Record<OperationId, string>> = {
  gameCategories: '/',
  gameList: '/allgame',
  walletRecords: '/bettinghistory',
  lobbyBatchBanners: '/',
  lobbyPromotionsBanners: '/promotion',
  walletBalance: '/bonus',
  userGetUserInfo: '/me',
  walletActivityRecords: '/transactions?tab=activity',
  rechargeUsc: '/firstRecharge',
  rechargeGetRecommendConfigs: '/deposit',
  rechargeOrders: '/transactions',
  rechargeDepositActivity: '/deposit',
  rechargePaymentMethods: '/deposit',
  withdrawOrders: '/transactions?tab=withdrawals',
  withdrawPaymentMethods: '/withdraw',
  noticeList: '/notices',
  luckyMoneyClaimed: '/redenvelope?view=claimed',
  luckyMoneyCollected: '/redenvelope?shared=E1',
  luckyMoneyEnvelope: '/redenvelope?shared=E1',
  luckyMoneyShare: '/redenvelope?shared=E1',
  luckyMoneyDomain: '/redenvelope?shared=E1',
  luckyMoneyGuide: '/redenvelope',
  luckyMoneyLatestCollected: '/redenvelope',
  luckyMoneyDisplayReward: '/redenvelope?shared=E1',
  luckyMoneyTotalClaimedReward: '/redenvelope',
  pigLoad: '/newUserCashback',
  pigRecord: '/newUserCashback',
  pigMarquee: '/newUserCashback',
  pbList: '/newUserDeposit',
  pbConfig: '/newUserDeposit',
};
const reads = operations.filter(({ operationId }) => addressOf[operationId] !== undefined);
/** These parts disappear when their call fails: decoration, the guide, offers beside a deposit. */
const withoutRetry = [
  '/lucky/money/guide',
  '/lucky/money/latestCollected',
  '/v1/pig/marquee',
  '/recharge/depositActivity',
];
/** Answers that must match each other, because a screen compares them. */
const fixed: Partial<Record<OperationId, unknown>> = {
  luckyMoneyDomain: { domain: 'https://copihue.test' },
  luckyMoneyShare: { url: 'https://copihue.test/redenvelope?shared=E1', text: 'Un sobre' },
};
/** Each call is wrong in two of these ways, in turn. */
const cells = reads.flatMap((read, place) =>
  wrongShapes
    .map(([name, spoil]) => ({ ...read, name, spoil }))
    .filter((_, shape) => (shape + place) % wrongShapes.length < 2),
);

async function settle(queryClient: { isFetching: () => number }): Promise<void> {
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  const main = screen.getByRole('main', { hidden: true });
  await waitFor(() => expect(waitsIn(main)).toEqual([]));
}

test.each(cells)(
  'NET-11 an answer of $path with $name breaks no screen, and a retry brings what it left out',
  async (cell) => {
    const { operationId, path, spoil } = cell;
    const address = addressOf[operationId] ?? '/';
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    let isWrong = true;
    const answer = answerAll((called) => {
      const isMeant = called === operationId;
      const data = fixed[called] ?? randomAnswer(called, isMeant ? 'long-full' : 3);
      // Only the sender of an open packet shares it.
      if (called === 'luckyMoneyEnvelope' && !isMeant)
        Object.assign(Object(data), { isOwn: true, status: 'open' });
      return isMeant && isWrong ? spoil(data) : data;
    });
    const { queryClient, calls } = await renderApp(address, {
      player: operationId !== 'luckyMoneyDisplayReward',
      handlers: [answer],
    });
    await settle(queryClient);
    expect(calls).toContain(path);
    expect(screen.queryByText(texts().crashed.title())).toBeNull();
    expect(warn.mock.calls.filter(([shown]) => String(shown).includes('threw'))).toEqual([]);
    const main = within(screen.getByRole('main', { hidden: true }));
    expect(screen.getByRole('main', { hidden: true }).textContent).not.toMatch(
      /NaN|undefined|\[object|Invalid Date/,
    );
    isWrong = false;
    const retries = () => main.queryAllByRole('button', { name: texts().common.retry(), hidden: true });
    const states = () =>
      queryClient
        .getQueryCache()
        .findAll({ predicate: ({ queryKey }) => queryKey[1] === path })
        .map((q) => q.state.status);
    if (states().includes('error') && !withoutRetry.includes(path)) expect(retries()).not.toEqual([]);
    for (const button of retries()) fireEvent.click(button);
    await settle(queryClient);
    expect(retries()).toEqual([]);
    if (!withoutRetry.includes(path)) expect(states()).not.toContain('error');
  },
);
