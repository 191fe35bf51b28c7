/**
 * Runs inline at the end of the painted page: an English reader gets the painted texts in English, so that hydration
 * finds the English page. The build finds the differences of both renderings.
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
