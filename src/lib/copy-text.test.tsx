import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

interface Device {
  /** Undefined: a page over http has no such interface. */
  clipboard?: 'writes' | 'refuses';
  hasDialog?: boolean;
  copiesSelected?: boolean;
}

/** A page that copies what is selected where the focus may be. */
function page({ clipboard, hasDialog = false, copiesSelected = true }: Device) {
  document.body.innerHTML = hasDialog ? '<div role="dialog"></div>' : '';
  let copied = '';
  const execCommand = (command: string) => {
    const field = document.querySelector<HTMLTextAreaElement>('[role=dialog] > textarea, body > textarea');
    const isInside = (field?.parentElement === document.body) !== hasDialog;
    if (command !== 'copy' || !field || !isInside || !copiesSelected) return false;
    copied = field.value.slice(field.selectionStart, field.selectionEnd);
    return copied !== '';
  };
  Object.assign(document, { execCommand });
  const writeText = async (text: string) => {
    if (clipboard === 'refuses') throw new DOMException('refused', 'NotAllowedError');
    copied = `${text} by the clipboard`;
  };
  vi.stubGlobal('navigator', clipboard ? { clipboard: { writeText } } : {});
  return () => [copied, document.querySelectorAll('textarea').length];
}

test.each<[string, Device, boolean, string]>([
  ['has a clipboard', { clipboard: 'writes' }, true, 'R-1 by the clipboard'],
  ['refuses its clipboard', { clipboard: 'refuses' }, true, 'R-1'],
  ['has no clipboard', {}, true, 'R-1'],
  ['has no clipboard under a dialog', { hasDialog: true }, true, 'R-1'],
  ['has no clipboard and copies nothing', { copiesSelected: false }, false, ''],
  ['refuses its clipboard and copies nothing', { clipboard: 'refuses', copiesSelected: false }, false, ''],
])(
  'DEP-07 a copy of the order’s id in a browser that %s says truly whether it was made',
  async (_what, own, isCopied, copied) => {
    const left = page(own);
    expect(await copyText('R-1')).toBe(isCopied);
    expect(left()).toEqual([copied, 0]);
  },
);
