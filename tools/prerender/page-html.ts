import { brand } from '../../src/config/brand.ts';
import { inlineJson, withSettings } from '../settings/page-settings.ts';

interface Page {
  release: string;
  /** Time of its commit, in seconds since 1970. */
  releasedAt: number;
  script: string;
  /** Address of React's renderer. The bundle requests it first, so the page loads it right after the bundle. */
  renderer: string;
  hero?: string;
  boot: string;
  css: string;
  /** Prerendered HTML, which the app hydrates. Empty for all other screens. */
  root: string;
  frame?: string;
  /** Inline script that inserts the other language into the prerendered page. */
  translate?: string;
  baked?: unknown;
}

/**
 * Builds the document. On a prerendered page the bundle loads last and at low priority, after the images of the first
 * view. The inlined style comes before the script that adds the whole style sheet, so that the sheet wins. The policy
 * is in the page, and so are the settings; the headers contain what a meta tag cannot (tools/serve/headers.ts).
 */
export function pageHtml(page: Page): string {
  const priority = page.root ? ' fetchpriority="low"' : '';
  return withSettings(
    `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="referrer" content="strict-origin">
<meta name="release" content="${page.release}" data-time="${page.releasedAt}">
<meta http-equiv="Content-Security-Policy" content="">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="${brand.themeColor}">
<meta name="description" content="${brand.name}: juegos y apuestas desde tu teléfono. Demostración, sin dinero real.">
<meta property="og:title" content="${brand.name}">
<meta property="og:image" content="/share.jpg">
<meta name="twitter:card" content="summary_large_image">
<title>${brand.name}</title>
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="manifest" href="/manifest.webmanifest">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<meta name="apple-mobile-web-app-status-bar-style" content="black">
${page.hero ? `<link rel="preload" as="image" fetchpriority="high" href="${page.hero}">\n` : ''}<style>${page.css}</style>
<script type="application/json" id="settings">{}</script>
<script>${page.boot}</script>
</head>
<body>
<div id="root">${page.root}</div>
${page.frame ? `<div id="frame">${page.frame}</div>` : ''}
${page.translate ? `<script>${page.translate}</script>` : ''}
${page.baked ? `<script type="application/json" id="baked">${inlineJson(page.baked)}</script>` : ''}
<noscript>${brand.name} necesita JavaScript para jugar y mover dinero.</noscript>
<script type="module"${priority} src="${page.script}"></script>
<link rel="modulepreload"${priority} href="${page.renderer}">
</body>
</html>
`,
    {},
  );
}

/** Pictures for the browser's install dialog. `npm run screenshots` takes them from the build. */
const SCREENSHOTS = [
  { file: 'home', label: 'El inicio, con juegos y promociones' },
  { file: 'games', label: 'Todos los juegos' },
  { file: 'deposit', label: 'El depósito, con el total antes de pagar' },
];

/** The web manifest for installing the app (PLR-01; W3C Web App Manifest), in the language of the default market. */
export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: 'Juegos y apuestas desde tu teléfono. Demostración, sin dinero real.',
    lang: 'es-CL',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    orientation: 'any',
    background_color: brand.colors.ground,
    theme_color: brand.themeColor,
    categories: ['games', 'entertainment'],
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    screenshots: SCREENSHOTS.map(({ file, label }) => ({
      src: `/screenshots/${file}.jpg`,
      sizes: '540x1080',
      type: 'image/jpeg',
      form_factor: 'narrow',
      label,
    })),
    shortcuts: [
      { name: 'Buscar juegos', url: '/searchgame' },
      { name: 'Depositar', url: '/deposit' },
      { name: 'Mi cuenta', url: '/me' },
    ],
  });
}
