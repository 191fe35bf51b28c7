import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { emitUi } from '../../src/lib/ui-events.ts';
import { heard } from '../support/deposit-steps.ts';
import { openGame } from '../support/game-steps.ts';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

// Every test's world hands out the same first address, and a tab remembers those it visited.
beforeEach(() => sessionStorage.clear());

describe('the UI events of a game', () => {
  test('RT-04 show and close deposit in game, back in game, update game: the deposit happens beside the game', async () => {
    const { told } = await openGame();
    const back = heard('back-in-game');
    press(texts().header.deposit());
    const panel = await screen.findByRole('dialog', { name: texts().game.depositTitle() });
    told.length = 0;
    const [close] = within(panel).getAllByRole('button', { name: texts().game.backToGame() });
    if (close) fireEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(back).toHaveLength(1);
    act(() => emitUi('update-game'));
    expect(told).toEqual([{ mark: 'copihue-game', type: 'balance' }]);
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
