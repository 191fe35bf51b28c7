/** An element by its role and accessible name, as it is sent into the page: the name as an expression. */
export interface Target {
  role: string;
  name: { source: string; flags: string };
}

/** An element as a player meets it; lengths in CSS px. */
export interface Sight {
  /** Where to tap it. */
  x: number;
  y: number;
  /** Nothing lies over that point. */
  isFree: boolean;
  isDisabled: boolean;
  isChecked: boolean;
  /** The value of a field, else the text. */
  text: string;
}

/**
 * Finds the first visible element that fits, scrolls to it, and says how it stands. Runs in the page, in every engine;
 * so it sees nothing of this file. What is hidden from screen readers or inert is not found.
 */
export function lookFor({ role, name }: Target): Sight | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const wanted = new RegExp(name.source, name.flags);

  const roleOf = (element: Element): string => {
    const own = element.getAttribute('role');
    if (own) return own;
    const type = element.getAttribute('type') ?? 'text';
    if (element instanceof HTMLInputElement) {
      if (['checkbox', 'radio', 'button'].includes(type)) return type;
      return ['submit', 'reset'].includes(type) ? 'button' : 'textbox';
    }
    const roles: Record<string, string> = {
      a: element.hasAttribute('href') ? 'link' : '',
      button: 'button',
      textarea: 'textbox',
      dialog: 'dialog',
      nav: 'navigation',
      main: 'main',
      img: 'img',
      section: 'region',
    };
    const tag = element.localName;
    return /^h[1-6]$/.test(tag) ? 'heading' : (roles[tag] ?? '');
  };

  /** The text that screen readers read: pictures by their names, nothing that is hidden from them. */
  const readText = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const named = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (named !== null) return ` ${named} `;
    const inner = [...node.childNodes].map(readText).join('');
    return getComputedStyle(node).display.startsWith('inline') ? inner : ` ${inner} `;
  };

  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    const byId = labelled?.split(/\s+/).map((id) => document.getElementById(id));
    if (byId?.some(Boolean)) return clean(byId.map((part) => part && readText(part)).join(' '));
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) return clean(label);
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return clean([...labels].map(readText).join(' '));
    return clean(readText(element)) || clean(element.getAttribute('title'));
  };

  const isShown = (element: Element) => {
    if (element.closest('[inert], [aria-hidden=true]')) return false;
    return element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  };

  const element = [...document.querySelectorAll('body *')].find(
    (one) => roleOf(one) === role && wanted.test(nameOf(one)) && isShown(one),
  );
  if (!element) return null;

  // A field that is drawn by its label is tapped there.
  const isTiny = (one: Element) => one.getBoundingClientRect().width < 4;
  const label = (element as HTMLInputElement).labels?.[0];
  const tapped = label && isTiny(element) ? label : element;
  const centre = () => {
    const { left, right, top, bottom } = tapped.getBoundingClientRect();
    const [x0, x1] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [y0, y1] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
  };
  const isFree = ({ x, y }: { x: number; y: number }) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (tapped.contains(top) || (label?.contains(top) ?? false));
  };
  if (!isFree(centre())) tapped.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  const point = centre();
  return {
    ...point,
    isFree: isFree(point),
    isDisabled: element.matches(':disabled, [aria-disabled=true]'),
    isChecked: element.matches(':checked, [aria-checked=true], [aria-selected=true], [aria-current=page]'),
    text: element instanceof HTMLInputElement ? element.value : clean(element.textContent),
  };
}
