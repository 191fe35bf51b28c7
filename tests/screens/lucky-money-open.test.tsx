import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { claimPacket } from '../../mock-server/world/lucky-money/packet-claim.ts';
import { PACKET_OPEN_MS } from '../../mock-server/world/lucky-money/packet-create.ts';
import { act } from '../support/act.ts';
import { POOR, RICH, sendPacket, stranger, tokenFor, worldOf } from '../support/lucky-money.ts';
import { button, control, tap } from './account-steps.ts';
import { findHeading, luckyWords, renderAs, withGlobal } from './lucky-page.ts';
import { countOf, renderApp } from './render-app.tsx';

describe('opening', () => {
  test('RED-01 RED-02 a packet is opened once: what came out, who took what, and the balance', async () => {
    let id = '';
    const app = await renderAs(POOR, ({ backend }) => {
      id = sendPacket(backend, { greeting: '¡Salud!' }).id;
      return `/redenvelope?shared=${id}`;
    });
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
      let id = '';
      const app = await renderAs(POOR, ({ backend }) => {
        id = sendPacket(backend).id;
        return `/redenvelope?shared=${id}`;
      });
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

  test('RED-02 one that is gone by the time it is tapped says so', async () => {
    let id = '';
    const { backend } = await renderAs(POOR, (app) => {
      id = sendPacket(app.backend, { shares: 1 }).id;
      return `/redenvelope?shared=${id}`;
    });
    await screen.findByRole('button', { name: luckyWords().packet.open() });
    claimPacket(worldOf(backend), stranger(backend), id);
    tap(luckyWords().packet.open());
    await findHeading(luckyWords().packet.emptiedTitle());
    expect(screen.queryByRole('button', { name: luckyWords().packet.open() })).toBeNull();
    expect(screen.getByRole('link', { name: luckyWords().packet.toHome() })).toBeDefined();
  });

  test('RED-02 an expired one says so to whoever comes, and to its sender', async () => {
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
});

describe('the page of a player', () => {
  test('RED-01 greets with the guide once, then shows totals, an offer, what was sent and the latest', async () => {
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

  test('RED-01 the packets opened are listed page by page, and add up to the total', async () => {
    withGlobal(
      'IntersectionObserver',
      class {
        readonly tell: (entries: { isIntersecting: boolean }[]) => void;
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          this.tell = tell;
        }
        observe() {
          setTimeout(() => this.tell([{ isIntersecting: true }]));
        }
        unobserve() {}
        disconnect() {}
      },
    );
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
});
