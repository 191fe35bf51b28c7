import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { act } from '../support/act.ts';
import { control } from './account-steps.ts';
import { heard } from './deposit-steps.ts';
import { openGame } from './game-steps.ts';
import { expectAllSent } from './ui-event-log.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

expectAllSent('game');

// Each world hands out the same first address, and the tab's storage remembers visited addresses.
beforeEach(() => sessionStorage.clear());

describe('the UI events of a game', () => {
  test('RT-04 show deposit in game, close or hide deposit in game, back in game, update game: the deposit happens beside the game', async () => {
    const { backend, queryClient, messages } = await openGame();
    await waitFor(() => expect(screen.getByTestId('game-balance').textContent).toContain('25,000.00'));
    const back = heard('back-in-game');
    press(texts().header.deposit());
    const panel = await screen.findByRole('dialog', { name: texts().game.depositTitle() });
    messages.length = 0;
    const [close] = within(panel).getAllByRole('button', { name: texts().game.backToGame() });
    if (close) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back).toHaveLength(1);
    // The balance changed outside the game, so the game gets a message to load it again.
    await control(backend, 'bonus', { phone: '912345678', amount: 1_000 });
    await act(() => queryClient.invalidateQueries({ queryKey: ['POST', '/wallet/balance'] }));
    await waitFor(() => expect(messages).toEqual([{ mark: 'copihue-game', type: 'balance' }]));
  });

  test('RT-04 full screen, show game footer: a game with the whole screen has no strip below', async () => {
    await openGame();
    const footer = texts().game.footer.adults();
    expect(screen.getByText(footer)).toBeDefined();
    press(texts().game.fullScreen());
    await waitFor(() => expect(screen.queryByText(footer)).toBeNull());
    press(texts().game.shrink());
    await waitFor(() => expect(screen.getByText(footer)).toBeDefined());
  });
});
