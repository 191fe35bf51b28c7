import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { getWalletBalanceQueryKey } from '../../src/api/generated/session/wallet-balance.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { control } from '../support/account-steps.ts';
import { pause, quickenTimers } from '../support/page-time.ts';
import { renderApp } from '../support/render-app.tsx';

quickenTimers();

/** A screen with an answer on it, and what comes after the start. */
async function arrive() {
  const app = await renderApp('/me', { player: true });
  await loadTexts('system');
  await screen.findByText('+56 912•••678');
  await act(() => import('../../src/app/start/after-start.tsx'));
  await pause(1_600);
  return { ...app, words: texts().system.connection };
}

describe('no connection', () => {
  test('PLR-01 says so when calls and /ping do not get through, until /ping does, and loads what failed', async () => {
    const { backend, queryClient, calls, words } = await arrive();
    await control(backend, 'faults', { operationId: '*', fault: 'drop-before' });
    calls.length = 0;
    void queryClient.refetchQueries({ queryKey: getWalletBalanceQueryKey({}) });
    expect(await screen.findByText(words.lost(), undefined)).toBeDefined();
    expect(calls).toContain('/ping');
    await control(backend, 'faults', { clear: true });
    expect(await screen.findByText(words.back(), undefined)).toBeDefined();
    expect(queryClient.getQueryState(getWalletBalanceQueryKey({}))?.status).toBe('success');
  });

  test('PLR-01 a call that failed alone is not a lost connection', async () => {
    const { backend, queryClient, calls, words } = await arrive();
    await control(backend, 'faults', { operationId: 'walletBalance', fault: 'drop-before' });
    calls.length = 0;
    void queryClient.refetchQueries({ queryKey: getWalletBalanceQueryKey({}) });
    await waitFor(() => expect(calls).toContain('/ping'));
    await pause(2_000);
    expect(screen.queryByText(words.lost())).toBeNull();
  });

  test('PLR-01 the device says that it is offline and online again', async () => {
    const { words } = await arrive();
    act(() => void dispatchEvent(new Event('offline')));
    expect(await screen.findByText(words.lost())).toBeDefined();
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(words.back(), undefined)).toBeDefined();
  });
});
