import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { JSDOM } from 'jsdom';
import postcss, { type Container } from 'postcss';

const SOURCE = resolve('src/styles/app.css');
/** States and pseudo elements, which a query in a prerendered page cannot find. */
const STATE = /::?(?!is|where|not|has|root)[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g;

export async function criticalCss(html: string): Promise<string> {
  const compiler = await compile(readFileSync(SOURCE, 'utf8'), {
    base: dirname(SOURCE),
    onDependency: () => undefined,
  });
  const { document } = new JSDOM(`<div id="root">${html}</div>`).window;
  const classes = [...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
  const sheet = postcss.parse(compiler.build([...new Set(classes)]));
  dropDeadRules(sheet, document);
  dropUnreadProperties(sheet);
  return optimize(sheet.toString(), { minify: true })
    .code.replace(/^\/\*!.*?\*\/\s*/, '')
    .trim();
}

/** Removes custom properties that only rules of the rest of the style read, which has them too. */
function dropUnreadProperties(sheet: Container): void {
  const text = sheet.toString();
  let isWhole = true;
  sheet.walkDecls(/^--/, (property) => {
    if (text.includes(`var(${property.prop}`)) return;
    property.remove();
    isWhole = false;
  });
  if (!isWhole) dropUnreadProperties(sheet);
}

function mayMatch(document: Document, selector: string): boolean {
  // The boot script sets these attributes and classes later.
  if (/data-boot|data-session|\.tapped/.test(selector)) return true;
  try {
    const plain = selector.replace(STATE, '');
    if (plain === '') return selector === ':focus-visible';
    return document.querySelector(plain) !== null;
  } catch {
    return true;
  }
}

/** Removes rules without an element, fonts with a file, and Tailwind's fallback for browsers without @property. */
function dropDeadRules(sheet: Container, document: Document): void {
  sheet.walkAtRules('font-face', (face) => {
    if (/url\(/.test(face.toString())) face.remove();
  });
  sheet.walkAtRules('layer', (layer) => {
    if (layer.params === 'properties') layer.remove();
  });
  sheet.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && rule.parent.name === 'keyframes') return;
    if (rule.selector.includes('&')) return;
    const live = rule.selectors.filter((selector) => mayMatch(document, selector));
    if (live.length === 0) rule.remove();
    // These belong to every element.
    else
      rule.selectors = rule.selectors.filter((one) => live.includes(one) || /^::(after|before)$/.test(one));
  });
}
