/**
 * A file has a hash of its content in its name, and the files that ask for it have its name in their content: one changed
 * sentence gives most files of a release another name, and nothing else. Such files need not be fetched again.
 */
const HASH = /-[\w-]{7}(?=\.\w+$)/;
/** Without the ending, which the start of a page leaves out (src/app/boot). */
const NAMES = /[\w.$-]+-[\w-]{7}(?![\w-])/g;
/** A page names the hashes of its inline scripts, which have names of files in them. */
const POLICY_HASHES = /sha256-[\w+/=]+/g;

/** The path of a file without its hash: the same in every release, and of no other file. */
export const lastingName = (path: string): string => path.replace(HASH, '');

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

export const policyHashes = (page: string): string[] => page.match(POLICY_HASHES) ?? [];

/**
 * @param policies hashes of each page's policy, in their order
 * @returns a function that gives a text of the old release what has changed in it by name alone
 */
export function renamer(
  old: readonly string[],
  paths: readonly string[],
  policies: Readonly<Record<string, readonly string[]>>,
): (text: string, path: string) => string {
  const today = new Map(paths.map((path) => [lastingName(path), nameOf(path)]));
  const names = new Map(old.map((path) => [nameOf(path), today.get(lastingName(path))]));
  return (text, path) => {
    const hashes = policies[path]?.values();
    const renamed = text.replace(NAMES, (name) => names.get(name) ?? name);
    return hashes ? renamed.replace(POLICY_HASHES, (hash) => hashes.next().value ?? hash) : renamed;
  };
}
