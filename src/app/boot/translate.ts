/**
 * Runs inline at the end of the painted page: for an English reader it puts the English texts into the painted
 * Spanish ones, so that hydration meets the English page it expects. The build writes the translation: the text
 * nodes and attributes that differ between the two renderings, by their place in the document.
 */
interface Translation {
  /** Index of a text node in document order, and its English text. */
  texts: readonly (readonly [number, string])[];
  /** Index of an element in document order, attribute and English value. */
  attributes: readonly (readonly [number, string, string])[];
}

/** Replaced by the build. */
declare const __TRANSLATION__: Translation;
/** Replaced by the build: the element that is painted. */
declare const __PAINTED__: string;

const { attributes, texts } = __TRANSLATION__;
const page = document.getElementById(__PAINTED__);
if (page && document.documentElement.dataset.boot === 'translate') {
  const elements = [...page.querySelectorAll('*')];
  for (const [index, name, value] of attributes) elements[index]?.setAttribute(name, value);
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  for (const [index, text] of texts) {
    const node = nodes[index];
    if (node) node.nodeValue = text;
  }
  delete document.documentElement.dataset.boot;
}
