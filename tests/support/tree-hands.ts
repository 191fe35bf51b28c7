import { type TreeNode, treeOf } from './accessibility-tree.ts';

const isOff = ({ element }: TreeNode) =>
  element.getAttribute('aria-disabled') === 'true' || element.hasAttribute('disabled');

/** What can be pressed, by the tree alone. @param role a button when it is left out */
const pressable = (role = 'button'): TreeNode[] =>
  treeOf(document.body).filter((node) => node.role === role && !isOff(node));

/** Presses what begins with such a name, as a player does who has the tree alone. */
export function press(name: string, role = 'button'): HTMLElement {
  const found = pressable(role).find((node) => node.name.startsWith(name));
  if (!found)
    throw new Error(`The tree has no ${role} "${name}": ${pressable(role).map((node) => node.name)}`);
  found.element.focus();
  found.element.click();
  return found.element;
}
