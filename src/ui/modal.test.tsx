import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type App, AppContext, emptyApp } from '../lib/app.ts';
import { Modal, ModalTitle } from './modal.tsx';

let app: App;
beforeEach(() => {
  app = emptyApp(globalThis.window);
});

const closed = vi.fn();
beforeEach(() => closed.mockReset());

function Popups({ names }: { names: readonly string[] }) {
  return (
    <AppContext value={app}>
      {names.map((name, at) => (
        <Modal key={name} isOpen onClose={() => closed(name)} zIndex={at} place={`place-${name}`} panel="">
          <ModalTitle>{name}</ModalTitle>
          <input aria-label={`field of ${name}`} />
        </Modal>
      ))}
    </AppContext>
  );
}

test.each(['login', 'reset'])(
  'SES-01 Escape closes no popup below another one, with the focus in %s',
  async (focused) => {
    render(<Popups names={['login', 'reset']} />);
    fireEvent.keyDown(await screen.findByLabelText(`field of ${focused}`), { key: 'Escape' });
    expect(closed.mock.calls).toEqual(focused === 'reset' ? [['reset']] : []);
  },
);

test('SES-01 a popup that goes with its screen leaves no entry in the history', async () => {
  const settled = async () => {
    for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
  };
  const { unmount } = render(<Popups names={['login']} />);
  await settled();
  expect(history.state.openLayers).toBe(1);
  unmount();
  await settled();
  expect(history.state?.openLayers ?? 0).toBe(0);
});
