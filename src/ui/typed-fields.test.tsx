import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { act } from '../../tests/support/act.ts';
import { type App, AppContext, emptyApp } from '../lib/app.ts';
import { hasTyped, onceUntyped, useTypedField } from './typed-fields.ts';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis.window);
});

const Field = ({ name }: { name: string }) => <input aria-label={name} onInput={useTypedField()} />;

const Form = ({ names }: { names: readonly string[] }) => (
  <AppContext value={app}>
    {names.map((name) => (
      <Field key={name} name={name} />
    ))}
  </AppContext>
);

const type = (name: string, value: string) =>
  act(async () => fireEvent.input(screen.getByLabelText(name), { target: { value } }));

test('PLR-01 a form counts as typed while one of its fields holds something, and no longer when it is left', async () => {
  const { rerender, unmount } = render(<Form names={['amount', 'account']} />);
  expect(hasTyped(app)).toBe(false);
  await type('amount', '5');
  await type('amount', '50');
  await type('account', '12');
  await type('amount', '');
  expect(hasTyped(app)).toBe(true);
  await type('account', '');
  expect(hasTyped(app)).toBe(false);
  await type('account', '12');
  const run = vi.fn();
  onceUntyped(app, run);
  expect(run).not.toHaveBeenCalled();
  rerender(<Form names={['amount']} />);
  expect([hasTyped(app), run.mock.calls.length]).toEqual([false, 1]);
  await type('amount', '5');
  unmount();
  expect(hasTyped(app)).toBe(false);
  onceUntyped(app, run);
  expect(run).toHaveBeenCalledTimes(2);
});
