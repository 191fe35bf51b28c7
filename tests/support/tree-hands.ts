import { type TreeNode, treeOf } from './accessibility-tree.ts';

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
