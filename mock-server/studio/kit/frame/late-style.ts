import overlays from './overlays.css?inline';

/** The page's policy demands a nonce of every style element; a constructed sheet needs none. */
export function addStyle(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

addStyle(overlays);
