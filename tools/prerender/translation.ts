import { JSDOM } from 'jsdom';

/**
 * Texts and attributes that differ between the Spanish and the English page. Each place is counted from the one before,
 * because small numbers compress well (src/app/boot/translate.ts inserts them).
 * @throws when the pages differ in more than texts and attributes
 */
export function translationOf(spanish: string, english: string) {
  const from = contentOf(spanish);
  const to = contentOf(english);
  if (from.tags !== to.tags || from.texts.length !== to.texts.length) {
    throw new Error(
      'The Spanish and the English home differ in structure: the lobby must be the same in both languages.',
    );
  }
  const texts = to.texts.flatMap((text, index) =>
    text === from.texts[index] ? [] : [[index, text] as const],
  );
  const attributes = to.attributes.flatMap((own, index) =>
    Object.entries(own)
      .filter(([name, value]) => from.attributes[index]?.[name] !== value)
      .map(([name, value]) => [index, name, value] as const),
  );
  return { texts: byGaps(texts), attributes: byGaps(attributes) };
}

function byGaps<Row extends readonly [index: number, ...unknown[]]>(rows: readonly Row[]): Row[] {
  return rows.map(
    ([index, ...rest], place) => [index - (rows[place - 1]?.[0] ?? 0), ...rest] as unknown as Row,
  );
}

function contentOf(html: string) {
  const { document, NodeFilter } = new JSDOM(`<div id="root">${html}</div>`).window;
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root.');
  const elements = [...root.querySelectorAll('*')];
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return {
    tags: elements.map((element) => element.tagName).join(),
    texts,
    attributes: elements.map((element) =>
      Object.fromEntries([...element.attributes].map((a) => [a.name, a.value])),
    ),
  };
}

type JsonDifference = [path: (string | number)[], value: unknown];

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The values to set in `from` to get `to`. If the shapes differ, the whole branch is set. */
export function differencesOf(from: unknown, to: unknown, path: (string | number)[] = []): JsonDifference[] {
  if (Object.is(from, to)) return [];
  if (!isTree(from) || !isTree(to)) return [[path, to]];
  const keys = Object.keys(from);
  if (keys.join() !== Object.keys(to).join()) return [[path, to]];
  return keys.flatMap((key) => differencesOf(from[key], to[key], [...path, key]));
}
