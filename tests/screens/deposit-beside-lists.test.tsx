import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { control, tap } from '../support/account-steps.ts';
import { countOf, renderApp } from '../support/render-app.tsx';

const words = () => texts().deposit;
const form = () => screen.findByRole('button', { name: words().pay() });

describe.each(['/deposit', '/rushdeposit'])('%s', (address) => {
  test('NET-13 DEP-10 a failing list of orders leaves the deposit as it is, says so, and is asked for once more on a tap', async () => {
    const { backend, calls } = await renderApp(address, {
      player: true,
      prepare: (mock) => control(mock, 'faults', { operationId: 'rechargeOrders', fault: 'server-error' }),
    });
    await screen.findByText(words().pending.failed());
    expect(await form()).toBeDefined();
    const before = countOf(calls, '/recharge/orders');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(countOf(calls, '/recharge/orders') - before).toBeLessThanOrEqual(1);
    expect(screen.getByText(words().pending.failed())).toBeDefined();
    await control(backend, 'faults', { clear: true });
    tap(texts().common.retry());
    await waitFor(() => expect(screen.queryByText(words().pending.failed())).toBeNull());
    expect(await form()).toBeDefined();
  });

  test.each(['rechargeOrders', 'rechargeGetRecommendConfigs', 'rechargeDepositActivity'])(
    'NET-13 DEP-01 the form does not wait for %s without an answer',
    async (operationId) => {
      await renderApp(address, {
        player: true,
        prepare: (mock) => control(mock, 'faults', { operationId, fault: 'latency', ms: 600_000 }),
      });
      expect(await form()).toBeDefined();
    },
  );
});
