/**
 * An element by role and accessible name. `name` is a regular expression in parts, because it is sent into the page.
 */
export interface Target {
  role: string;
  name: { source: string; flags: string };
}

/** Position and state of an element. Lengths in CSS px. */
export type Sight = NonNullable<ReturnType<typeof lookFor>>;

/**
 * Finds the first visible match and scrolls to it. Skips what is inert or hidden from screen readers. Runs inside the
 * page, so the body uses nothing of this module.
 */
export function lookFor({ role, name }: Target) {
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

  // The label draws the field when the field itself is tiny, so the tap goes to the label.
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
