/**
 * Prerenders home into the production HTML: the last published lobby, its styles, the scripts that run before the
 * bundle, and the policy that allows them. Runs after `vite build`.
 *
 * node tools/prerender.ts: with the lobby of the mock backend's seed
 * node tools/prerender.ts --lobby URL: with the lobby of a main API host
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { locales } from '../locales/i18n-util.ts';
import { compileAlone } from './prerender/compile-alone.ts';
import { criticalCss } from './prerender/critical-css.ts';
import { loadLobby } from './prerender/lobby.ts';
import { pageHtml, webManifest } from './prerender/page-html.ts';
import { bootScreens, type ManifestEntry, screenAddresses } from './prerender/screens.ts';
import { differencesOf, translationOf } from './prerender/translation.ts';
import { hostFiles } from './serve/headers.ts';
import { precompress } from './serve/precompress.ts';
import { releaseName, releaseTime } from './settings/release.ts';
import { readSettings, writeSettings } from './settings/write-settings.ts';

const PAINTER = '.cache/prerender';

/** Hides the bars that the screen does not have (src/app/boot/screens.ts). */
const FRAME_CSS = `html[data-bars] #frame>.sticky,html[data-bars=none] #frame>.fixed{display:none}html[data-boot] #frame{visibility:hidden}`;

const { values } = parseArgs({ options: { lobby: { type: 'string' } } });

await build({
  logLevel: 'warn',
  build: {
    ssr: 'prerender.tsx',
    outDir: `../${PAINTER}`,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
});
// A URL, because a folder may have a name like `a%20b`.
const painter: typeof import('../src/prerender.tsx') = await import(
  pathToFileURL(resolve(PAINTER, 'prerender.js')).href
);

const lobby = await loadLobby(values.lobby, painter.firstViewCalls);
const spanish = await painter.paintHome('ks', lobby.ks);
const english = await painter.paintHome('en', lobby.en);

const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const entry = Object.values(manifest).find((chunk) => chunk.isEntry);
const renderer = Object.values(manifest).find(({ name }) => name === 'renderer');
const stylesheet = entry?.css?.[0];
const texts = Object.fromEntries(
  locales.map((code) => [code, `/${manifest[`../locales/${code}/index.ts`]?.file}`]),
);
if (!entry || !renderer || !stylesheet || texts.ks === '/undefined') {
  throw new Error(
    'dist/.vite/manifest.json names no entry, renderer, style sheet or texts. Run `npm run build`.',
  );
}

const face = manifest['styles/generated/display-face.woff2']?.file;
const bootSettings = {
  stylesheet: `/${stylesheet}`,
  face: `/${face}`,
  texts,
};
const playerCalls = [
  { path: '/user/getUserInfo', body: {}, player: true },
  { path: '/wallet/balance', body: {}, player: true },
];

async function inlineScripts(
  calls: object[],
  screens: object | null,
  ks: string,
  en: string,
  painted: string,
) {
  return {
    boot: await compileAlone('src/app/boot/boot.ts', {
      __BOOT__: { ...bootSettings, calls: [...calls, ...playerCalls] },
      __SCREENS__: screens,
    }),
    translate: await compileAlone('src/app/boot/translate.ts', {
      __TRANSLATION__: translationOf(ks, en),
      __PAINTED__: painted,
    }),
  };
}

const shared = {
  release: releaseName('dist'),
  releasedAt: releaseTime() / 1000,
  script: `/${entry.file}`,
  renderer: `/${renderer.file}`,
};
const hero = /<img[^>]*fetchPriority="high"[^>]*>/i.exec(spanish.html)?.[0].match(/ src="([^"]+)"/)?.[1];
const home = pageHtml({
  ...shared,
  ...(await inlineScripts(painter.firstViewCalls(lobby.ks), null, spanish.html, english.html, 'root')),
  css: await criticalCss(spanish.html),
  root: spanish.html,
  ...(hero && { hero }),
  baked: { ks: spanish.state, en: differencesOf(spanish.state, english.state) },
});
const frame = await painter.paintFrame('ks');
const screens = bootScreens(manifest, painter.firstViews);
const shell = pageHtml({
  ...shared,
  ...(await inlineScripts([], screens, frame, await painter.paintFrame('en'), 'frame')),
  css: (await criticalCss(frame)) + FRAME_CSS,
  root: '',
  frame,
});

writeFileSync('dist/index.html', home);
writeFileSync('dist/shell.html', shell);
// A static host serves this page for unknown addresses.
writeFileSync('dist/404.html', shell);
writeFileSync('dist/manifest.webmanifest', webManifest());
for (const [file, source] of [
  ['sw.js', 'src/service-worker/service-worker.ts'],
  ['unregister-sw.js', 'src/service-worker/unregister.ts'],
  ['heal.js', 'src/app/boot/heal.ts'],
] as const)
  writeFileSync(`dist/${file}`, await compileAlone(source, {}));
writeSettings('dist', readSettings());
for (const [file, text] of Object.entries(hostFiles(screenAddresses()))) writeFileSync(`dist/${file}`, text);
await precompress('dist');
console.log('Prerendered dist/index.html and dist/shell.html, wrote dist/sw.js, compressed every text.');
