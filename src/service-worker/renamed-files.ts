/**
 * A file has a hash of its content in its name, and its importers have this name in their content: one changed text
 * renames most files of a release, but changes nothing else in them. Such files need not be fetched again.
 */
const HASH = /-[\w-]{7}(?=\.\w+$)/;
/** Matches names without their extension, which the start of a page leaves out (src/app/boot). */
const NAMES = /[\w.$-]+-[\w-]{7}(?![\w-])/g;
/** A page names the hashes of its inline scripts, which contain names of files. */
const POLICY_HASHES = /sha256-[\w+/=]+/g;

export const lastingName = (path: string): string => path.replace(HASH, '');

const nameOf = (path: string) => path.replace(/^.*\/|\.\w+$/g, '');

export const policyHashes = (page: string): string[] => page.match(POLICY_HASHES) ?? [];

/**
 * @param policies hashes of each page's policy, in their order
 * @returns a function that replaces the names in a text of the old release by the new ones
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
