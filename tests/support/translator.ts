/**
 * Does to the page what a browser's translator does (APP-20): each text is replaced by one inside two `font` elements, now
 * and after each change. Figures too: not every translator leaves what is marked with `translate="no"`. Runs inside the
 * page, so the body uses nothing of this module.
 */
export function translatePage(end?: AbortSignal): void {
  const left = 'font, option, script, style, svg, textarea';
  const wrapTexts = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const written = text.nodeValue ?? '';
      if (!written.trim() || text.parentElement?.closest(left)) continue;
      const inner = document.createElement('font');
      inner.textContent = written;
      const outer = document.createElement('font');
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const observer = new MutationObserver(wrapTexts);
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  wrapTexts();
  end?.addEventListener('abort', () => observer.disconnect());
}
