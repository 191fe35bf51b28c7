import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createWithdrawal } from '../../mock-server/world/withdraw/withdraw-create.ts';
import { decideWithdrawal } from '../../mock-server/world/withdraw/withdraw-settle.ts';
import { texts } from '../../src/i18n/texts.ts';
import { takeMark } from '../../src/lib/device-records.ts';
import { act } from '../support/act.ts';
import { richPlayer } from '../support/test-world.ts';
import { cuentaRut } from '../support/withdrawals.ts';
import { control, tap } from './account-steps.ts';
import { enterSlot } from './game-steps.ts';
import { renderApp, started } from './render-app.tsx';
import { theApp } from './the-app.ts';

const words = () => texts().notices;
const list = () => screen.findByRole('list', { name: words().list() });
const cards = async () => within(await list()).getAllByRole('link');

// The device's records live as long as the file, so a notice that one test reads stays read.
test('NTF-01 the list shows notices newest first, marks unread ones in words and has no winners', async () => {
  await renderApp('/notices');
  const [urgent, important, ...news] = await cards();
  expect(urgent?.textContent).toContain('Esta noche las transferencias pueden demorar');
  expect(urgent?.textContent).toContain(words().level.urgent());
  expect(urgent?.textContent).toContain(words().unread());
  expect(urgent?.getAttribute('href')).toBe('/notices/n-mantencion');
  expect(important?.textContent).toContain(words().level.important());
  expect(news).toHaveLength(3);
  expect(screen.getByText(words().unreadCount({ count: 5 }))).toBeDefined();
  expect(screen.queryByText(/ ganó /)).toBeNull();
});

test('NTF-01 an opened notice is read and leads to the next one and to the list', async () => {
  const { router } = await renderApp('/notices');
  fireEvent.click(await screen.findByRole('link', { name: /Deposita con MACH en segundos/ }));
  expect(await screen.findByRole('heading', { name: 'Deposita con MACH en segundos' })).toBeDefined();
  expect(screen.getByText(/^Los depósitos con MACH/)).toBeDefined();
  expect(screen.getByText(/^Vigente hasta el \d+ \w+ \d{4}, \d{2}:\d{2}$/)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: /Un giro gratis todos los días/ }));
  expect(await screen.findByRole('heading', { name: 'Un giro gratis todos los días' })).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: words().toList() }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/notices'));
  const unread = (await cards()).map((card) => card.textContent?.includes(words().unread()));
  expect(unread).toEqual([true, true, false, false, true]);
  expect(screen.getByText(words().unreadCount({ count: 3 }))).toBeDefined();
});

test('NTF-01 what another tab has read is read here too', async () => {
  await renderApp('/notices');
  expect(await screen.findByText(words().unreadCount({ count: 5 }))).toBeDefined();
  await takeMark(theApp(), 'notice-read', 'n-mantencion', Date.now());
  const otherTab = new BroadcastChannel('copihue-records');
  otherTab.postMessage('notice-read');
  expect(await screen.findByText(words().unreadCount({ count: 4 }))).toBeDefined();
  otherTab.close();
});

test('NTF-01 one tap marks all notices as read', async () => {
  await renderApp('/notices');
  await list();
  tap(words().readAll());
  expect(await screen.findByText(words().allRead())).toBeDefined();
  expect(screen.queryByRole('button', { name: words().readAll() })).toBeNull();
  expect(screen.queryByText(words().unread())).toBeNull();
});

test('NTF-01 a toast shows the result of a withdrawal once on any screen, and after a game', async () => {
  const { backend, queryClient, router } = await renderApp('/tc', { player: true });
  await started();
  const told = () => screen.queryAllByText(/^Tu retiro se pagó/).map(({ textContent }) => textContent);
  const world = backend.registry.world('default');
  const payOne = async (amount: number) => {
    const { id } = createWithdrawal(world, richPlayer, { ...cuentaRut, amount });
    decideWithdrawal(world, id, { outcome: 'approve' });
    await act(() => queryClient.refetchQueries());
  };
  await payOne(500_000);
  await waitFor(() => expect(told()).toEqual(['Tu retiro se pagó: 4,700.00 CLP']));
  await enterSlot({ router });
  await payOne(600_000);
  expect(told()).not.toContain('Tu retiro se pagó: 5,700.00 CLP');
  await act(() => router.navigate({ to: '/tc' }));
  await waitFor(() => expect(told()).toContain('Tu retiro se pagó: 5,700.00 CLP'));
  expect(told().filter((text) => text?.includes('4,700'))).toHaveLength(1);
});

test('NTF-01 a list with winners alone says that there are no notices', async () => {
  await renderApp('/notices', { prepare: (mock) => control(mock, 'lobby', { empty: ['notices'] }) });
  expect(await screen.findByRole('heading', { name: words().empty.title() })).toBeDefined();
  expect(screen.getByRole('link', { name: words().empty.go() }).getAttribute('href')).toBe('/promotion');
  expect(screen.queryByText(words().allRead())).toBeNull();
});

test('NTF-01 an unknown notice says so and leads to the list', async () => {
  await renderApp('/notices/n-never');
  expect(await screen.findByRole('heading', { name: words().gone.title() })).toBeDefined();
  expect(screen.getAllByRole('link', { name: words().toList() })).toHaveLength(2);
});
