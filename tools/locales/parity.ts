import type { Texts } from './texts.ts';

/** `{name}`, `{name:type}`, `{name|formatter}` and the count of a plural `{{name:one|many}}`. */
const PARAMETER = /(?<!\{)\{(\w+)\??[:|}]|\{\{(\w+):/g;

export function parametersOf(text: string): string[] {
  const names = [...text.matchAll(PARAMETER)].map((match) => match[1] ?? match[2] ?? '');
  return [...new Set(names)].sort();
}

function missing(name: string, texts: Texts, others: Texts): string[] {
  return [...others.keys()].filter((key) => !texts.has(key)).map((key) => `${name} lacks ${key}`);
}

function listed(names: readonly string[]): string {
  return names.length > 0 ? names.map((name) => `{${name}}`).join(' ') : 'none';
}

export function parityProblems(
  a: { name: string; texts: Texts },
  b: { name: string; texts: Texts },
): string[] {
  const empty = [a, b].flatMap(({ name, texts }) =>
    [...texts]
      .filter(([, text]) => text.trim() === '')
      .map(([key]) => `${name} has an empty text for ${key}`),
  );
  const parameters = [...a.texts].flatMap(([key, text]) => {
    const other = b.texts.get(key);
    if (other === undefined) return [];
    const [mine, theirs] = [listed(parametersOf(text)), listed(parametersOf(other))];
    return mine === theirs ? [] : [`${key} has the parameters ${mine} in ${a.name}, ${theirs} in ${b.name}`];
  });
  return [
    ...missing(a.name, a.texts, b.texts),
    ...missing(b.name, b.texts, a.texts),
    ...empty,
    ...parameters,
  ];
}
