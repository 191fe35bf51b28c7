import type { App } from '../../lib/app.ts';
import { forgetTab, readTab, writeTab } from '../../lib/device-storage.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

interface TypedValue {
  field: string;
  /** The text of a field; for a choice whether it is checked. */
  value: string | boolean;
}

/** In ms: the screen may take so long to show its fields again. */
const RESTORE_MS = 15_000;

/** The fields of the screen. Passwords and codes are never stored. */
const FIELDS = [
  'input:not([type=password], [type=hidden], [type=file], [autocomplete=one-time-code])',
  'textarea',
  'select',
]
  .map((selector) => `main ${selector}`)
  .join();

const isChoice = (field: Field): field is HTMLInputElement =>
  field.type === 'radio' || field.type === 'checkbox';

function nameOf(field: Field): string {
  const own = field.name || field.labels?.[0]?.textContent || field.getAttribute('aria-label');
  return [field.type, own, isChoice(field) && field.value].join(' ');
}

const fieldsOnScreen = () => document.querySelectorAll<Field>(FIELDS);

/** Acts like the player's typing or tap, so that the screen notices. */
function enter(field: Field, value: string | boolean): void {
  if (isChoice(field)) {
    if (field.checked !== value) field.click();
  } else if (field.value !== value) {
    // React replaces the setter of the element itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  }
}

/** Stores the screen's input before the app itself loads the page again. */
export function storeTypedValues(app: App): void {
  const values = [...fieldsOnScreen()]
    .filter((field) => !isChoice(field) || field.type === 'checkbox' || field.checked)
    .map(
      (field): TypedValue => ({ field: nameOf(field), value: isChoice(field) ? field.checked : field.value }),
    );
  writeTab(app, 'typedValues', { path: location.pathname, values });
}

/** Restores the input after the app loaded the page again, as soon as the fields are there. */
export function restoreTypedValues(app: App): () => void {
  const stored = readTab(app, 'typedValues') as { path: string; values: TypedValue[] } | undefined;
  forgetTab(app, 'typedValues');
  let waiting = stored?.path === location.pathname ? stored.values : [];
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    removeEventListener('pointerdown', stop, true);
    removeEventListener('keydown', stop, true);
  };
  const restore = () => {
    const fields = new Map([...fieldsOnScreen()].map((field) => [nameOf(field), field]));
    const ready = waiting.filter(({ field }) => fields.has(field));
    waiting = waiting.filter(({ field }) => !fields.has(field));
    for (const { field, value } of ready) {
      const target = fields.get(field);
      if (target) enter(target, value);
    }
    if (waiting.length === 0) stop();
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true });
  const timer = setTimeout(stop, RESTORE_MS);
  // A tap means that the player types now.
  addEventListener('pointerdown', stop, true);
  addEventListener('keydown', stop, true);
  restore();
  return stop;
}
