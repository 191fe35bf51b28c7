import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { playerBalance } from '../../mock-server/world/core/balance.ts';
import { RICH, sendPacket, worldOf } from '../support/lucky-money.ts';
import { button, control, expectToast, tap } from './account-steps.ts';
import { findHeading, luckyWords, renderAs } from './lucky-page.ts';
import { countOf, renderApp } from './render-app.tsx';

afterEach(() => window.history.replaceState(null, ''));

describe('sending', () => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const amount = () => box(luckyWords().create.amountLabel());
  const fill = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
  const open = async () => {
    const app = await renderApp('/redenvelope?view=new', { player: true });
    await screen.findByText(luckyWords().create.amountHint({ amount: '25,000.00', currency: 'CLP' }));
    return app;
  };
  const send = async () => {
    tap(luckyWords().create.go());
    fireEvent.click(await screen.findByRole('button', { name: luckyWords().create.confirm.yes() }));
  };
  const packets = (app: Awaited<ReturnType<typeof open>>) =>
    [...worldOf(app.backend).state.packets.values()].filter(({ senderId }) => senderId === RICH);

  test('RED-01 says what is wrong beside the field, and sends nothing', async () => {
    const { calls } = await open();
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
    fill(luckyWords().create.sharesLabel(), '11');
    expect(
      screen.getByText(luckyWords().create.wrong.share({ amount: '100.00', currency: 'CLP' })),
    ).toBeDefined();
    fill(luckyWords().create.sharesLabel(), '101');
    expect(screen.getByText(luckyWords().create.wrong.sharesAbove({ max: 100 }))).toBeDefined();
    expect(countOf(calls, '/lucky/money/create')).toBe(0);
  });

  test.each([
    ['1.5', '15'],
    ['-3', '3'],
    ['+1e1', '11'],
    [' 4 personas', '4'],
    ['٣ doce', '3'],
  ])('RED-01 DEP-09 as people, %s is %s: the field drops all but digits', async (typed, kept) => {
    await open();
    fill(luckyWords().create.sharesLabel(), typed);
    expect(box(luckyWords().create.sharesLabel()).value).toBe(kept);
  });

  test('RED-01 shows what each person gets; tapped ten times it is one packet, with a link to share', async () => {
    const app = await open();
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

  test('RED-01 the server’s no stands beside the amount, and what was typed stays', async () => {
    const { backend } = await open();
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
});

describe('sharing', () => {
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

  test('RED-01 the link is copied, and the domain to trust is named', async () => {
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

  test('RED-01 a phone that can share gets the link and the words', async () => {
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
});
