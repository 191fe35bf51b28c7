import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp } from '../../mock-server/console/open-app.ts';
import { FaultsSection } from '../../mock-server/console/sections/faults-section.tsx';
import { ScenariosSection } from '../../mock-server/console/sections/scenarios-section.tsx';
import { WorldProvider } from '../../mock-server/console/world.tsx';
import { WorldChoice } from '../../mock-server/console/world-choice.tsx';
import { worldIdFrom } from '../../mock-server/registry/world-id.ts';
import { createTestClient, type TestClient } from '../support/test-client.ts';

const worldOfApp = () => worldIdFrom({ cookie: document.cookie });

const opened = vi.fn<typeof open>();
let client: TestClient;

function openConsole(world: string, section: React.ReactNode) {
  history.replaceState(null, '', `/__mock?world=${encodeURIComponent(world)}`);
  const queries = new QueryClient();
  return render(
    <QueryClientProvider client={queries}>
      <WorldProvider>{section}</WorldProvider>
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  client = createTestClient();
  vi.stubGlobal('open', opened);
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path === '/'
      ? Promise.resolve(new Response('', { headers: { 'content-type': 'text/html' } }))
      : client.fetch(path, init),
  );
});

afterEach(() => {
  openApp('default');
  opened.mockReset();
  history.replaceState(null, '', '/');
  localStorage.clear();
  vi.unstubAllGlobals();
});

test.each(['mine', 'a b', 'año;ü=1', '100%', 'default'])('MOC-06 %s is the one of its calls', (world) => {
  openApp('before');
  openApp(world);
  expect(worldOfApp()).toBe(world);
  expect(opened).toHaveBeenLastCalledWith('/', '_blank', 'noopener');
});

test('MOC-04 MOC-06 "Open the app" opens the world in view', async () => {
  openConsole('mine', <WorldChoice />);
  fireEvent.click(await screen.findByRole('button', { name: 'Open the app' }));
  expect([worldOfApp(), opened.mock.calls.length]).toEqual(['mine', 1]);
});

test('MOC-04 MOC-06 a scenario with a new player opens in the world in view', async () => {
  openConsole('mine', <ScenariosSection />);
  fireEvent.click(await screen.findByRole('button', { name: 'Set New player' }));
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(worldOfApp()).toBe('mine');
  const token = localStorage.getItem('token') ?? '';
  expect((await client.call('/user/getUserInfo', {}, { token, world: 'mine' })).status).toBe(200);
});

test('MOC-04 a fault is set for as many calls as were typed, and for all when none were', async () => {
  openConsole('mine', <FaultsSection />);
  const set = async (times: string) => {
    fireEvent.change(screen.getByLabelText('How many calls, empty for all'), { target: { value: times } });
    fireEvent.click(screen.getByRole('button', { name: 'Set fault' }));
  };
  await screen.findByText('Nothing is made to fail.');
  await set('2');
  await screen.findByText(/2 more/);
  await set('');
  await screen.findByText(/until cleared/);
  const faults = client.backend.registry.world('mine').state.faults;
  expect(faults.map(({ fault, times, ms }) => [fault, times, ms])).toEqual([
    ['latency', 2, 3000],
    ['latency', null, 3000],
  ]);
});
