import { type TreeNode, treeOf } from './accessibility-tree.ts';

const isOff = ({ element }: TreeNode) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

const pressable = (role = 'button'): TreeNode[] =>
  treeOf(document.body).filter((node) => node.role === role && !isOff(node));

export function press(name: string, role = 'button'): HTMLElement {
  const found = pressable(role).find((node) => node.name.startsWith(name));
  if (!found)
    throw new Error(`The tree has no ${role} "${name}": ${pressable(role).map((node) => node.name)}`);
  found.element.focus();
  found.element.click();
  return found.element;
}
