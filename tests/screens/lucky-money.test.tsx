import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import { PACKET_OPEN_MS } from '../../mock-server/world/lucky-money/packet-create.ts';
import { texts } from '../../src/i18n/texts.ts';
import { usePopupStore } from '../../src/popups/popup-store.ts';
import { beginSession } from '../../src/session/begin-session.ts';
import { act } from '../support/act.ts';
import { POOR, RICH, sendPacket, stranger, tokenFor, worldOf } from '../support/lucky-money.ts';
import {
  button,
  code,
  codeFor,
  control,
  enter,
  expectToast,
  FREE,
  findField,
  open,
  tap,
} from './account-steps.ts';
import { findHeading, luckyWords, mainText, renderAs } from './lucky-page.ts';
import { bringNear } from './page-waits.ts';
import { sendStep1 } from './register-steps.ts';
import { countOf, renderApp } from './render-app.tsx';
import { openKinds, theApp } from './the-app.ts';

test('RED-01 a guest sees what a packet still brings and a way to register, without a call for players', async () => {
  const { backend, calls, router } = await renderApp('/tc');
  const { id } = sendPacket(backend);
  claimPacket(worldOf(backend), POOR, id);
  await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
  await findHeading(luckyWords().guest.title());
  await waitFor(() => expect(mainText()).toContain('7,500.00'));
  expect(calls.filter((path) => path.startsWith('/lucky'))).toEqual(['/lucky/money/displayReward']);
  tap(luckyWords().guest.join());
  expect(openKinds()).toEqual(['REGISTER']);
});

test('RED-01 APP-07 the registration still promises the reward that a guest was shown', async () => {
  const { backend, router } = await renderApp('/tc');
  const { id } = sendPacket(backend);
  await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
  await waitFor(() => expect(mainText()).toContain('10,000.00'));
  await act(() => router.navigate({ to: '/tc' }));
  const promised = { amount: '10,000.00', currency: 'CLP' };
  await open('REGISTER');
  expect(screen.getByText(texts().profile.register.promise(promised))).toBeDefined();
  sendStep1();
  await findField(code());
  enter(code(), await codeFor(backend, FREE));
  await expectToast(texts().profile.register.successPromise(promised));
  expect(localStorage.getItem('currentReward')).toBeNull();
});

test.each([
  ['login for a packet opens it', false, 1],
  ['registration that claims a packet opens it as fresh', true, 0],
])('APP-08 RED-01 RED-02 a %s, and the packet is claimed once', async (_what, isNew, claims) => {
  const { backend, calls, router } = await renderApp('/tc');
  const { id } = sendPacket(backend);
  await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
  await waitFor(() => expect(mainText()).toContain('10,000.00'));
  tap(isNew ? luckyWords().guest.join() : luckyWords().guest.login());
  expect(openKinds()).toEqual([isNew ? 'REGISTER' : 'LOGIN']);
  const playerId = isNew ? stranger(backend) : POOR;
  if (isNew) claimPacket(worldOf(backend), playerId, id);
  act(() => {
    usePopupStore.of(theApp()).setState({ stack: [] });
    beginSession(theApp(), tokenFor(backend, playerId));
  });
  await findHeading(luckyWords().packet.wonTitle());
  expect(mainText()).toContain('2,500.00');
  expect(countOf(calls, '/lucky/money/claim')).toBe(claims);
  expect(playerBalance(worldOf(backend), playerId).cash).toBe(250_000);
});

test('RED-01 a guest without a link sees the standing offer, and a packet that is over says so', async () => {
  const { backend, router } = await renderApp('/redenvelope');
  await findHeading(luckyWords().guest.standing());
  const { id } = sendPacket(backend, { shares: 1 });
  claimPacket(worldOf(backend), POOR, id);
  await act(() => router.navigate({ to: '/redenvelope', search: { shared: id } }));
  await findHeading(luckyWords().guest.over());
  await act(() => router.navigate({ to: '/redenvelope', search: { shared: 'E0' } }));
  await findHeading(luckyWords().packet.missingTitle());
});

const arrive = async (query: string) => {
  vi.stubGlobal('isSecureContext', true);
  const app = await renderApp('/tc');
  const token = tokenFor(app.backend, POOR);
  await act(() => app.router.navigate({ href: `/redenvelope?token=${token}&${query}` }));
  await waitFor(() => expect(app.router.state.location.href).not.toContain('token'));
  return app;
};

test('RED-03 a token in the address begins a session only when the player accepts its account', async () => {
  await arrive('channel=web');
  await findHeading(luckyWords().offered.title({ account: '987•••321' }));
  expect(localStorage.getItem('token')).toBeNull();
  tap(luckyWords().offered.yes());
  await expectToast(luckyWords().offered.greeting());
  await waitFor(() => expect(localStorage.getItem('token')).toMatch(/^tk_/));
  await screen.findByTestId('total-claimed');
});

test('RED-03 token, language and channel leave the address, and a declined token is dropped', async () => {
  const { router } = await arrive('lang=ks&channel=web&shared=E1&other=1');
  expect(router.state.location.href).toBe('/redenvelope?shared=E1');
  expect([localStorage.getItem('channel'), localStorage.getItem('shared')]).toEqual(['web', 'E1']);
  expect(JSON.stringify({ ...localStorage })).not.toContain('tk_');
  await findHeading(luckyWords().offered.title({ account: '987•••321' }));
  tap(luckyWords().offered.no());
  expect(screen.queryByText(luckyWords().offered.yes())).toBeNull();
  expect(localStorage.getItem('token')).toBeNull();
});

const visit = async (part?: Parameters<typeof sendPacket>[1]) => {
  let id = '';
  const app = await renderAs(POOR, ({ backend }) => {
    id = sendPacket(backend, part).id;
    return `/redenvelope?shared=${id}`;
  });
  return { ...app, id };
};

test('RED-01 RED-02 a packet opens once and shows its share, the other shares and the new balance', async () => {
  const app = await visit({ greeting: '¡Salud!' });
  expect(await screen.findByText('“¡Salud!”')).toBeDefined();
  const open = button(luckyWords().packet.open());
  for (let time = 0; time < 5; time += 1) fireEvent.click(open);
  const won = await findHeading(luckyWords().packet.wonTitle());
  await waitFor(() => expect(document.activeElement).toBe(won));
  const list = await screen.findByRole('region', { name: luckyWords().taken.title() });
  await waitFor(() => expect(within(list).getByText('987•••321')).toBeDefined());
  await waitFor(() => expect(list.textContent).toContain('2,500.00 de 10,000.00 CLP'));
  expect(countOf(app.calls, '/lucky/money/claim')).toBe(1);
  await waitFor(() => expect(screen.getByRole('banner').textContent).toContain('2,500.00'));
  expect(document.querySelector('[data-pose=open]')).not.toBeNull();
});

test.each([
  ['drop-after', 1],
  ['drop-before', 2],
])(
  'RED-02 a claim whose answer was lost (%s) is settled from what was claimed, never taken twice',
  async (fault, claims) => {
    const { id, ...app } = await visit();
    await screen.findByRole('button', { name: luckyWords().packet.open() });
    await control(app.backend, 'faults', { operationId: 'luckyMoneyClaim', fault, times: 1 });
    await control(app.backend, 'faults', {
      operationId: 'luckyMoneyClaimed',
      fault: 'drop-before',
      times: 1,
    });
    tap(luckyWords().packet.open());
    await findHeading(luckyWords().packet.checkingTitle());
    if (fault === 'drop-before') {
      expect(await screen.findByText(luckyWords().packet.lost())).toBeDefined();
      tap(luckyWords().packet.open());
    }
    await findHeading(luckyWords().packet.wonTitle());
    expect(countOf(app.calls, '/lucky/money/claim')).toBe(claims);
    expect(worldOf(app.backend).state.packets.get(id)?.claims).toHaveLength(1);
  },
);

test('RED-02 a packet that was emptied before the tap says so', async () => {
  const { id, backend } = await visit({ shares: 1 });
  await screen.findByRole('button', { name: luckyWords().packet.open() });
  claimPacket(worldOf(backend), stranger(backend), id);
  tap(luckyWords().packet.open());
  await findHeading(luckyWords().packet.emptiedTitle());
  expect(screen.queryByRole('button', { name: luckyWords().packet.open() })).toBeNull();
  expect(screen.getByRole('link', { name: luckyWords().packet.toHome() })).toBeDefined();
});

test('RED-02 an expired packet says so to a visitor and to its sender', async () => {
  let id = '';
  const app = await renderAs(POOR, ({ backend }) => {
    id = sendPacket(backend).id;
    return '/tc';
  });
  await control(app.backend, 'clock', { advanceMs: PACKET_OPEN_MS });
  await act(() => app.router.navigate({ to: '/redenvelope', search: { shared: id } }));
  await findHeading(luckyWords().packet.expiredTitle());
  localStorage.setItem('token', tokenFor(app.backend, RICH));
  await renderApp(`/redenvelope?shared=${id}`, { reloads: app });
  expect(await screen.findByText(luckyWords().packet.ownExpired())).toBeDefined();
  expect(screen.queryByLabelText(luckyWords().share.link())).toBeNull();
});

test('RED-01 the overview opens the guide once and shows total, offer, sent packets and latest shares', async () => {
  const { backend, router } = await renderAs(RICH, (app) => {
    sendPacket(app.backend);
    return '/redenvelope';
  });
  const guide = await screen.findByRole('dialog', { name: luckyWords().guide.title() });
  expect(guide.textContent).toContain('Pon entre 100.00 y 500,000.00 CLP');
  fireEvent.click(within(guide).getByRole('button', { name: luckyWords().guide.done() }));
  await waitFor(() => expect(worldOf(backend).state.packetGuides.has(RICH)).toBe(true));
  expect(screen.getByTestId('total-claimed').textContent).toContain('0.00');
  await findHeading(luckyWords().offer.title());
  expect((await screen.findByRole('region', { name: luckyWords().mine.title() })).textContent).toContain(
    '10,000.00',
  );
  const latest = await screen.findByRole('region', { name: luckyWords().latest.title() });
  expect(within(latest).getAllByRole('listitem')).toHaveLength(6);
  await act(() => router.navigate({ to: '/tc' }));
  await act(() => router.navigate({ to: '/redenvelope' }));
  await findHeading(luckyWords().title());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  tap(luckyWords().how());
  const again = await screen.findByRole('dialog', { name: luckyWords().guide.title() });
  fireEvent.click(within(again).getByRole('button', { name: luckyWords().guide.done() }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('RED-01 the list of opened packets loads by pages and adds up to the total', async () => {
  bringNear();
  const { router } = await renderAs(POOR, ({ backend }) => {
    worldOf(backend).state.packetGuides.set(POOR, 1);
    for (let sent = 0; sent < 45; sent += 1)
      claimPacket(worldOf(backend), POOR, sendPacket(backend, { amount: 40_000 }).id);
    return '/redenvelope?view=claimed';
  });
  await screen.findByText(luckyWords().claimed.end());
  const rows = within(screen.getByRole('main')).getAllByRole('listitem');
  expect(rows).toHaveLength(45);
  expect(rows[0]?.textContent).toContain('De 912•••678');
  await act(() => router.navigate({ to: '/redenvelope' }));
  await waitFor(() => expect(screen.getByTestId('total-claimed').textContent).toContain('4,500.00'));
});

afterEach(() => window.history.replaceState(null, ''));

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const amount = () => box(luckyWords().create.amountLabel());
const fill = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
const openForm = async () => {
  const app = await renderApp('/redenvelope?view=new', { player: true });
  await screen.findByText(luckyWords().create.amountHint({ amount: '25,000.00', currency: 'CLP' }));
  return app;
};
const send = async () => {
  tap(luckyWords().create.go());
  fireEvent.click(await screen.findByRole('button', { name: luckyWords().create.confirm.yes() }));
};
const packets = (app: Awaited<ReturnType<typeof openForm>>) =>
  [...worldOf(app.backend).state.packets.values()].filter(({ senderId }) => senderId === RICH);

test('RED-01 the form shows each problem beside its field and sends nothing', async () => {
  const { calls } = await openForm();
  tap(luckyWords().create.go());
  expect(await screen.findByText(luckyWords().create.wrong.missing())).toBeDefined();
  expect(document.activeElement).toBe(amount());
  fill(luckyWords().create.amountLabel(), '25001');
  expect(
    screen.getByText(luckyWords().create.wrong.uncovered({ amount: '25,000.00', currency: 'CLP' })),
  ).toBeDefined();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: luckyWords().create.deposit() }),
  ).toBeDefined();
  fill(luckyWords().create.amountLabel(), '1000');
  // The field drops all but digits (DEP-09).
  fill(luckyWords().create.sharesLabel(), ' +1e1 personas');
  expect(box(luckyWords().create.sharesLabel()).value).toBe('11');
  expect(
    screen.getByText(luckyWords().create.wrong.share({ amount: '100.00', currency: 'CLP' })),
  ).toBeDefined();
  fill(luckyWords().create.sharesLabel(), '101');
  expect(screen.getByText(luckyWords().create.wrong.sharesAbove({ max: 100 }))).toBeDefined();
  expect(countOf(calls, '/lucky/money/create')).toBe(0);
});

test('RED-01 the form shows each share, and ten taps send one packet with a link to share', async () => {
  const app = await openForm();
  fill(luckyWords().create.amountLabel(), '10000');
  fill(luckyWords().create.sharesLabel(), '3');
  fireEvent.click(screen.getByRole('radio', { name: luckyWords().create.equal() }));
  expect(screen.getByRole('region', { name: luckyWords().create.summary() }).textContent).toContain(
    '3,333.00 o 3,334.00 CLP',
  );
  tap(luckyWords().create.go());
  const sheet = await screen.findByRole('dialog', { name: luckyWords().create.confirm.title() });
  expect(sheet.textContent).toContain('10,000.00 CLP');
  expect(sheet.textContent).toContain(luckyWords().create.peopleCount({ count: 3 }));
  expect(sheet.textContent).toContain(luckyWords().create.note({ hours: 24 }));
  expect(sheet.textContent).not.toContain(texts().money.endsBonus());
  expect([packets(app).length, countOf(app.calls, '/lucky/money/create')]).toEqual([0, 0]);
  const yes = button(luckyWords().create.confirm.yes());
  for (let time = 0; time < 10; time += 1) fireEvent.click(yes);
  await findHeading(luckyWords().packet.own());
  expect(packets(app)).toHaveLength(1);
  const [packet] = packets(app);
  expect(app.router.state.location.href).toBe(`/redenvelope?shared=${packet?.id}`);
  const link = await screen.findByLabelText<HTMLInputElement>(luckyWords().share.link());
  expect(link.value).toBe(`https://copihue.example/redenvelope?shared=${packet?.id}`);
  expect(playerBalance(worldOf(app.backend), RICH).cash).toBe(1_500_000);
});

test('RED-01 a refusal of the server shows beside the amount and keeps the input', async () => {
  const { backend } = await openForm();
  await control(backend, 'faults', {
    operationId: 'luckyMoneyCreate',
    fault: 'failure',
    times: 1,
    message: 'Hoy no',
    code: 'packet-uncovered',
  });
  fill(luckyWords().create.amountLabel(), '10000');
  await send();
  expect(await screen.findByText('Hoy no')).toBeDefined();
  expect(amount().value).toBe('10,000');
  fill(luckyWords().create.amountLabel(), '9000');
  expect(screen.queryByText('Hoy no')).toBeNull();
});

/** Defines what jsdom's navigator lacks, for one test. */
const phoneHas = (name: 'clipboard' | 'share', value: unknown) => {
  Object.defineProperty(navigator, name, { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, name));
};
const openOwn = async () => {
  const app = await renderAs(RICH, ({ backend }) => `/redenvelope?shared=${sendPacket(backend).id}`);
  const { value } = await screen.findByLabelText<HTMLInputElement>(luckyWords().share.link());
  return { ...app, link: value };
};

test('RED-01 the share card copies the link and names the domain to trust', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  phoneHas('clipboard', { writeText });
  const { link } = await openOwn();
  expect(screen.getByText(luckyWords().share.safe({ domain: 'https://copihue.example' }))).toBeDefined();
  tap(luckyWords().share.copy());
  await expectToast(luckyWords().share.copied());
  expect(writeText).toHaveBeenCalledWith(link);
  expect(link).toContain(localStorage.getItem('clickShareIcon'));
  expect(await screen.findByText(luckyWords().share.made())).toBeDefined();
});

test('RED-01 a phone with a share sheet gets the link and the text', async () => {
  const share = vi.fn(() => Promise.resolve());
  share.mockRejectedValueOnce(new Error('changed their mind'));
  phoneHas('share', share);
  const { link } = await openOwn();
  tap(luckyWords().share.go());
  expect(share).toHaveBeenCalledWith({ url: link, text: expect.stringContaining('sobre') });
  expect(screen.queryByText(luckyWords().share.made())).toBeNull();
  expect(localStorage.getItem('clickInviteBtn')).toBeNull();
  tap(luckyWords().share.go());
  expect(await screen.findByText(luckyWords().share.made())).toBeDefined();
  expect(link).toContain(localStorage.getItem('clickInviteBtn'));
});
