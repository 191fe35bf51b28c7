import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { deviceApp } from '../../tests/support/device-app.ts';
import { texts } from '../i18n/texts.ts';
import { AppContext } from '../lib/app.ts';
import { copyText } from '../lib/copy-text.ts';
import { CopyButton } from './copy-button.tsx';
import { DetailRow } from './detail-list.tsx';
import { ToastRegion } from './toast-region.tsx';

vi.mock('../lib/copy-text.ts', () => ({ copyText: vi.fn() }));

test.each([
  [true, '', () => texts().common.copied()],
  [false, '10,000.00', () => texts().common.notCopied()],
])('DEP-07 a copy that works (%s) selects %j and shows a toast', async (isCopied, selected, text) => {
  vi.mocked(copyText).mockResolvedValue(isCopied);
  getSelection()?.removeAllRanges();
  render(
    <AppContext value={deviceApp()}>
      <DetailRow name="Total" action={<CopyButton text="10000.00" label="Copy" />}>
        10,000.00
      </DetailRow>
      <ToastRegion />
    </AppContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(document.body.textContent).toContain(text()));
  expect(String(getSelection())).toBe(selected);
});
