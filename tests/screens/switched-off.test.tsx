import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PARTS, type Part } from '../../src/config/settings.ts';
import { openMarketOf, settings } from '../../src/config/this-page.ts';
import { texts } from '../../src/i18n/texts.ts';
import { renderApp } from './render-app.tsx';

afterEach(() => {
  delete settings.off;
  delete settings.markets;
});

const addresses = Object.entries(PARTS).flatMap(([part, paths]) =>
  paths.map((path) => [path, part as Part] as const),
);

test.each(addresses)(
  'SHP-11 the address %s of a part that is off says that it is closed',
  async (path, part) => {
    settings.off = [part];
    await renderApp(path, { player: true });
    expect(await screen.findByRole('heading', { name: 'Por ahora no está disponible' })).toBeDefined();
    expect(screen.getByText(texts().common.backHome())).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
  },
);

test('SHP-11 without the chat there is no button for it', async () => {
  settings.off = ['chat'];
  performance.clearMarks();
  await renderApp('/promotion', { player: true });
  await waitFor(() => expect(performance.getEntriesByName('app:after-start')).not.toEqual([]));
  await vi.dynamicImportSettled();
  expect(screen.queryByText(texts().chat.short())).toBeNull();
});

test('SHP-11 whoever comes from a market that is not open is in the first that is', () => {
  expect(openMarketOf('KE').code).toBe('KE');
  settings.markets = ['ET', 'KE'];
  expect(['KE', 'CL', null].map((country) => openMarketOf(country).code)).toEqual(['KE', 'ET', 'ET']);
});
