import { afterEach, expect, test, vi } from 'vitest';
import { copyText } from './copy-text.ts';

afterEach(() => vi.unstubAllGlobals());

interface Device {
  /** Undefined: a page over http has no such interface. */
  clipboard?: 'writes' | 'refuses' | undefined;
  hasDialog?: boolean;
  copiesSelected?: boolean;
}

/** A page that copies what is selected in it, where the focus may be. */
function page({ clipboard, hasDialog = false, copiesSelected = true }: Device) {
  const device = { copied: '', fields: 0 };
  const here = { selected: '' };
  const place = (canFocus: boolean) => ({
    append: (field: { canFocus: boolean }) => {
      device.fields += 1;
      field.canFocus = canFocus;
    },
  });
  vi.stubGlobal('document', {
    body: place(!hasDialog),
    querySelector: (what: string) => (hasDialog && what === '[role=dialog]' ? place(true) : null),
    createElement: (name: string) => ({
      value: '',
      canFocus: false,
      select() {
        if (name === 'textarea' && this.canFocus) here.selected = this.value;
      },
      remove: () => (device.fields -= 1),
    }),
    execCommand: (command: string) => {
      if (command !== 'copy' || here.selected === '' || !copiesSelected) return false;
      device.copied = here.selected;
      return true;
    },
  });
  const writeText = async (text: string) => {
    if (clipboard === 'refuses') throw new DOMException('refused', 'NotAllowedError');
    device.copied = `${text} by the clipboard`;
  };
  vi.stubGlobal('navigator', clipboard ? { clipboard: { writeText } } : {});
  return device;
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
    const device = page(own);
    expect(await copyText('R-1')).toBe(isCopied);
    expect(device).toEqual({ copied, fields: 0 });
  },
);
