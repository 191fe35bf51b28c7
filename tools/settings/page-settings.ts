import { createHash } from 'node:crypto';
import { type Hosts, PARTS, type Settings } from '../../src/config/settings.ts';

const BLOCK = /(<script type="application\/json" id="settings">)([^<]*)(<\/script>)/;
const POLICY = /(<meta http-equiv="Content-Security-Policy" content=")[^"]*(">)/;
const SHARED = /(<meta property="og:image" content=")[^"]*(">)/;
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;
const STYLE = /<style(?: id="off")?>([\s\S]*?)<\/style>/g;
const OFF = /<style id="off">[^<]*<\/style>/;

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const originOf = (url: string | undefined) => (url?.startsWith('http') ? new URL(url).origin : undefined);

/** A strict policy: own scripts, inline scripts by their hash, no eval, Trusted Types, the hosts of the settings. */
function policyOf(html: string, { hosts, chat, reports }: Settings): string {
  const origins = (...named: (string | undefined)[]) =>
    ["'self'", ...new Set(named.filter(Boolean))].join(' ');
  const { main, gateway, resource, game, socket }: Partial<Hosts> = hosts ?? {};
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => sha256(script));
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...[...html.matchAll(STYLE)].map(([, style = '']) => sha256(style))].join(' '),
    `img-src ${origins(resource)} data:`,
    "font-src 'self'",
    `connect-src ${origins(main, gateway, socket, socket?.replace(/^http/, 'ws'), originOf(reports?.url))}`,
    `frame-src ${origins(game, originOf(chat))}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');
}

/** JSON that cannot end its own script element. */
export const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Hides the entries of what is switched off: links by their address, others by their mark (SHP-11). */
export function offStyle({ off = [] }: Settings): string {
  const hidden = off.flatMap((part) => [
    `[data-part=${part}]`,
    ...PARTS[part].flatMap((path) => [`a[href^="${path}"]`, `li:has(>a[href^="${path}"])`]),
  ]);
  return hidden.length > 0 ? `${hidden.join()}{display:none!important}` : '';
}

/** The page with these settings in the place of those that it had: its block, its pictures, and its policy. */
export function withSettings(html: string, settings: Settings): string {
  const before: Settings = JSON.parse(BLOCK.exec(html)?.[2] || '{}');
  const resources = (of: Settings) => `${of.hosts?.resource ?? ''}/resources/`;
  const page = html
    .replaceAll(/(["'`])((?:https?:\/\/[^"'`/]+)?\/resources\/)/g, (path, quote: string, found: string) =>
      found === resources(before) ? quote + resources(settings) : path,
    )
    .replace(
      SHARED,
      (_shared, start: string, end: string) => `${start}${settings.site ?? ''}/share.jpg${end}`,
    )
    .replace(OFF, '')
    .replace('</head>', (end) => (settings.off ? `<style id="off">${offStyle(settings)}</style>${end}` : end))
    .replace(BLOCK, (_block, start: string, _text, end: string) => start + inlineJson(settings) + end);
  const policy = policyOf(page, settings);
  return page.replace(POLICY, (_policy, start: string, end: string) => start + policy + end);
}
