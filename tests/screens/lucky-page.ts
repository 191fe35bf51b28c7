import { screen } from '@testing-library/react';
import { texts } from '../../src/i18n/texts.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { act } from '../support/act.ts';
import { tokenFor } from '../support/lucky-money.ts';
import { renderApp } from './render-app.tsx';
import { theApp } from './the-app.ts';

export type RenderedApp = Awaited<ReturnType<typeof renderApp>>;

export const luckyWords = () => texts().lucky;

export const findHeading = (name: string | RegExp): Promise<HTMLElement> =>
  screen.findByRole('heading', { name });

export const mainText = (): string => screen.getByRole('main').textContent ?? '';

/** Prepares the world, then opens the returned path with a player logged in. */
export async function renderAs(
  playerId: string,
  prepare: (app: RenderedApp) => string,
): Promise<RenderedApp> {
  const app = await renderApp('/tc');
  const path = prepare(app);
  const token = tokenFor(app.backend, playerId);
  act(() => beginSession(theApp(), token));
  await act(() => app.router.navigate({ href: path }));
  return app;
}
