/**
 * Runs inline at the end of the painted page: for an English reader it replaces the painted Spanish texts, so that
 * hydration finds the English page. The build writes the translation: the text nodes and attributes that differ between
 * the two renderings, by their place in the document.
 */
interface Translation {
  /** Text nodes in document order: the distance to the row before, and the English text. */
  texts: readonly (readonly [number, string])[];
  attributes: readonly (readonly [number, string, string])[];
}

declare const __TRANSLATION__: Translation;
declare const __PAINTED__: string;

const { attributes, texts } = __TRANSLATION__;
const page = document.getElementById(__PAINTED__);
if (page && document.documentElement.dataset.boot === 'translate') {
  const elements = [...page.querySelectorAll('*')];
  let place = 0;
  for (const [gap, name, value] of attributes) {
    place += gap;
    elements[place]?.setAttribute(name, value);
  }
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  place = 0;
  for (const [gap, text] of texts) {
    place += gap;
    const node = nodes[place];
    if (node) node.nodeValue = text;
  }
  delete document.documentElement.dataset.boot;
}
