// This is a file of its own, so that its test needs no setup.
import { delimiter } from 'node:path';

/**
 * No folder above the project may have these characters in its name: Node reads `*` in a package's exports, Vite cuts
 * an address at `#` and `?`, the router's plugin writes paths between apostrophes, and a script's PATH is a list.
 *
 * @param {string} pathDelimiter
 */
const refused = (pathDelimiter) => ["'", '#', '?', '*', pathDelimiter];

/**
 * The reason why the project cannot run in its folder, in one line, or undefined when it can (SHP-05).
 *
 * @param {string} root the project's folder
 * @param {string} [pathDelimiter] separates the folders of PATH
 * @returns {string | undefined}
 */
export function folderProblem(root, pathDelimiter = delimiter) {
  const found = refused(pathDelimiter).filter((character) => root.includes(character));
  if (found.length === 0) return undefined;
  const plain = found.reduce((path, character) => path.replaceAll(character, '-'), root);
  return `Copihue cannot be built in ${root}: the tools it uses misread ${found.join(' ')} in the name of a folder. Rename it or move the project, for example to ${plain}, and run the command again.`;
}
