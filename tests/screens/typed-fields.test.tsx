import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { useWaitingRelease } from '../../src/app/release/service-worker.ts';
import { loadTexts, texts } from '../../src/i18n/texts.ts';
import { hasTyped } from '../../src/ui/typed-fields.ts';
import { quickenTimers } from './page-time.ts';
import { renderApp, started } from './render-app.tsx';

quickenTimers();
beforeEach(() => sessionStorage.clear());

const fieldsOf = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      'main :is(textarea, input:not([type=radio], [type=checkbox], [type=hidden], [inputmode=search], [readonly]))',
    ),
  ].filter(({ disabled }) => !disabled);

test.each([
  ['/deposit', 1],
  ['/withdraw', 2],
  ['/changepassword', 2],
])(
  'PLR-01 whatever is typed on %s holds the prompt to update back until it is empty or gone',
  async (path, least) => {
    const { router, app } = await renderApp(path, { player: true });
    await loadTexts('system');
    await waitFor(() => expect(fieldsOf().length).toBeGreaterThanOrEqual(least));
    await started();
    useWaitingRelease.of(app).setState({ worker: {} as ServiceWorker });
    const prompt = () => screen.queryByRole('region', { name: texts().system.update.title() });
    await waitFor(() => expect(prompt()).not.toBeNull());
    for (const place of fieldsOf().keys()) {
      const field = () => fieldsOf()[place] as HTMLInputElement;
      const name = field().name || field().labels?.[0]?.textContent || String(place);
      fireEvent.input(field(), { target: { value: '12' } });
      expect(hasTyped(app), name).toBe(true);
      await waitFor(() => expect(prompt(), name).toBeNull());
      fireEvent.input(field(), { target: { value: '' } });
      await waitFor(() => expect(hasTyped(app), name).toBe(false));
    }
    for (const field of fieldsOf()) fireEvent.input(field, { target: { value: '12' } });
    // One of several fields is empty again.
    if (least > 1) fireEvent.input(fieldsOf()[0] as HTMLInputElement, { target: { value: '' } });
    expect(hasTyped(app)).toBe(true);
    await router.navigate({ to: '/tc' });
    await waitFor(() => expect(hasTyped(app)).toBe(false));
    await waitFor(() => expect(prompt()).not.toBeNull());
  },
);

test.each([
  ['/deposit', 1],
  ['/withdraw', 2],
  ['/redenvelope?view=new', 2],
])(
  'DEP-09 on %s each note under a field is read with it, the limits of an amount first of all',
  async (path, least) => {
    await renderApp(path, { player: true });
    const amount = await waitFor(
      () => document.querySelector<HTMLInputElement>('main input[name=amount]') ?? expect.fail(),
    );
    const notes = () => [...document.querySelectorAll('main p[aria-live=polite][id]')];
    await waitFor(() => expect(notes().length).toBeGreaterThanOrEqual(least));
    for (const note of notes())
      expect(
        document.querySelector(`main [aria-describedby~="${note.id}"]`),
        note.textContent ?? '',
      ).not.toBeNull();
    const description = () => {
      const ids = (amount.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    };
    expect(description()).toMatch(/\d/);
    const hint = description();
    fireEvent.change(amount, { target: { value: '99999999' } });
    fireEvent.blur(amount);
    expect(amount.getAttribute('aria-invalid')).toBe('true');
    expect(description()).not.toBe(hint);
    expect(description()).not.toBe('');
  },
);
