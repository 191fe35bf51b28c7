export interface TreeNode {
  element: HTMLElement;
  role: string;
  name: string;
}

const ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  table: 'table',
  caption: 'caption',
  tr: 'row',
  td: 'cell',
  ul: 'list',
  ol: 'list',
  li: 'listitem',
  h1: 'heading',
  h2: 'heading',
  fieldset: 'group',
  iframe: 'frame',
  dialog: 'dialog',
};

function roleOf(element: HTMLElement): string {
  const role = element.getAttribute('role');
  if (role) return role;
  if (element instanceof HTMLInputElement) return element.type === 'radio' ? 'radio' : 'textbox';
  if (element.localName === 'th')
    return element.getAttribute('scope') === 'row' ? 'rowheader' : 'columnheader';
  return ROLES[element.localName] ?? '';
}

const isHidden = (element: Element) =>
  element.matches('[hidden], [aria-hidden="true"], script, style, dialog:not([open])') ||
  (element instanceof HTMLCanvasElement && !element.hasAttribute('aria-label'));

function readOut(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || isHidden(node)) return '';
  const label = node.getAttribute('aria-label');
  if (label !== null) return ` ${label} `;
  if (node instanceof HTMLImageElement) return node.alt;
  // Without a layout every element counts as a block, so spaces separate the elements.
  return ` ${[...node.childNodes].map(readOut).join('')} `;
}

const tidy = (text: string) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,.:])/g, '')
    .trim();

const NAMED_BY_CONTENT = new Set([
  'button',
  'cell',
  'rowheader',
  'columnheader',
  'caption',
  'listitem',
  'heading',
  'tab',
]);

function nameOf(element: HTMLElement, role: string): string {
  if (element.hasAttribute('aria-label')) return tidy(element.getAttribute('aria-label') ?? '');
  if (element instanceof HTMLInputElement) return tidy(readOut(element.labels?.[0] ?? element));
  if (role === 'table') return tidy(element.querySelector('caption')?.textContent ?? '');
  if (role === 'group') return tidy(element.querySelector('legend')?.textContent ?? '');
  return NAMED_BY_CONTENT.has(role) ? tidy(readOut(element)) : '';
}

/**
 * The accessible nodes in document order. Has only the roles that the games use. Ignores styles: `hidden` counts, a
 * class does not.
 */
export function treeOf(root: Element): TreeNode[] {
  if (isHidden(root)) return [];
  const inside = [...root.children].flatMap(treeOf);
  const role = root instanceof HTMLElement ? roleOf(root) : '';
  return root instanceof HTMLElement && role
    ? [{ element: root, role, name: nameOf(root, role) }, ...inside]
    : inside;
}

export function spokenText(root: Element): string {
  const read = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
    if (!(node instanceof Element) || isHidden(node)) return '';
    const label = node.getAttribute('aria-label') ?? '';
    const more = node.getAttribute('aria-description') ?? '';
    const isWhole = node.matches('button, [role="img"], [role="gridcell"]') && label !== '';
    const inside = isWhole ? '' : [...node.childNodes].map(read).join('');
    return ` ${label} ${node instanceof HTMLImageElement ? node.alt : inside} ${more} `;
  };
  return tidy(read(root));
}

const isOff = ({ element }: TreeNode) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

export const pressable = (role = 'button'): TreeNode[] =>
  treeOf(document.body).filter((node) => node.role === role && !isOff(node));

/** @param name how the name begins, or what it matches */
export function press(name: string | RegExp, role = 'button'): HTMLElement {
  const isNamed = (node: TreeNode) =>
    typeof name === 'string' ? node.name.startsWith(name) : name.test(node.name);
  const found = pressable(role).find(isNamed);
  if (!found)
    throw new Error(`The tree has no ${role} "${name}": ${pressable(role).map((node) => node.name)}`);
  found.element.focus();
  found.element.click();
  return found.element;
}
