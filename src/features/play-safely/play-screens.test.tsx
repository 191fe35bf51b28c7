import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { freshApp } from '../../../tests/support/fresh-app.ts';
import { inApp } from '../../../tests/support/in-app.tsx';
import { loadTexts, texts } from '../../i18n/texts.ts';
import type { Minor } from '../../lib/money.ts';
import { NO_LIMITS } from '../../session/play-limits/limit-rules.ts';
import { BlockedScreen } from './blocked-screen.tsx';
import { Exclusion } from './exclusion.tsx';
import { playResult } from './play-result.ts';
import { RealityCheck } from './reality-check.tsx';
import { usePlayClock } from './use-play-clock.ts';

vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<typeof import('@tanstack/react-router')>()),
  Link: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
  useNavigate: () => () => undefined,
}));
vi.mock('./use-play-clock.ts', () => ({ usePlayClock: vi.fn() }));
vi.mock('./play-result.ts', () => ({ playResult: vi.fn() }));
vi.mock('../../session/play-limits/server-clock.ts', () => ({
  fetchServerTime: async () => Date.parse('2026-11-21T12:00:00.000Z'),
}));

const app = freshApp();
const wrapper = inApp(app);
const words = () => texts().safely;
const control = { isOpen: true, onClose: () => undefined, onClosed: () => undefined };

beforeEach(async () => {
  await loadTexts('safely');
});

const due = (minutes: number) =>
  vi.mocked(usePlayClock).mockReturnValue({ due: { startedAt: 1_000, minutes }, control });
const result = (net: Minor | undefined) =>
  vi
    .mocked(playResult)
    .mockResolvedValueOnce({ net, staked: 900n, paid: net === undefined ? undefined : 900n + net });

const check = () => (
  <RealityCheck everyMinutes={15} onLeave={() => undefined} afterRound={(shown) => shown} />
);

test.each([
  [50_000n, 'won', '500.00'],
  [-37_950n, 'lost', '379.50'],
  [0n, 'even', '0.00'],
  [undefined, 'unknown', undefined],
] as const)('PLR-02 a check of the time tells the result %s as %s', async (net, word, amount) => {
  due(15);
  result(net);
  render(check(), { wrapper });
  const { reality } = words();
  expect(await screen.findByText(reality[word]())).toBeDefined();
  for (const other of (['won', 'lost', 'even', 'unknown'] as const).filter((name) => name !== word))
    expect(screen.queryByText(reality[other]())).toBeNull();
  if (amount) expect(screen.getByText((text) => text.trim() === amount)).toBeDefined();
});

test('PLR-02 each check asks for a result of its own', async () => {
  due(15);
  result(50_000n);
  const { rerender } = render(check(), { wrapper });
  await screen.findByText(words().reality.won());
  due(30);
  result(-100n);
  rerender(check());
  await waitFor(() => expect(screen.queryByText(words().reality.lost())).not.toBeNull());
});

test.each(['timeOut', 'exclusion'] as const)(
  'PLR-02 a %s says what it is and until when, and leads to the money',
  (kind) => {
    const block = { kind, since: 0, until: Date.parse('2026-11-22T15:00:00.000Z') };
    render(<BlockedScreen block={block} onRetry={undefined} onLeave={undefined} />, { wrapper });
    const text = words().block;
    const time = '22 nov 2026, 12:00';
    const said = { timeOut: text.timeOutText({ time }), exclusion: text.exclusionText({ time }) };
    expect(screen.getByRole('heading', { name: text[kind]() })).toBeDefined();
    expect(Object.values(said).filter((words) => screen.queryByText(words))).toEqual([said[kind]]);
    expect(screen.getByRole('link', { name: text.withdraw() }).getAttribute('href')).toBe('/withdraw');
  },
);

test.each([
  ['a day', '2026-11-22T12:00:00.000Z', '21 may 2027, 08:00'],
  ['two years', '2028-11-21T12:00:00.000Z', '21 nov 2028, 09:00'],
])('PLR-02 who is on a break of %s confirms the later end', async (_length, until, end) => {
  const block = { kind: 'timeOut', since: 0, until: Date.parse(until) } as const;
  const player = { username: '912345678', phoneNumber: '', country: 'CL' } as const;
  render(
    <Exclusion
      limits={{ ...NO_LIMITS, block }}
      now={0}
      player={{
        ...player,
        currencyAlias: 'CLP',
        isPhoneBound: true,
        registeredAt: until,
        rechargeCount: 0,
        methodConfig: [],
      }}
    />,
    { wrapper },
  );
  fireEvent.click(screen.getByRole('button', { name: '6 meses' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Continuar' }));
  expect(await screen.findByText((text) => text.includes(`hasta el ${end}`))).toBeDefined();
});
