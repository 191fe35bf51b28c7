import { readdirSync, readFileSync } from 'node:fs';
import type { Locales } from '../../locales/i18n-types.ts';
import { locales } from '../../locales/i18n-util.ts';
import type { BootScreens } from '../../src/app/boot/boot.ts';
import type { FirstView } from '../../src/app/boot/screens.ts';

export interface ManifestEntry {
  file: string;
  name?: string;
  isEntry?: boolean;
  css?: string[];
  imports?: string[];
}

type Manifest = Readonly<Record<string, ManifestEntry>>;

const ROUTES = 'src/routes';

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || chunk.isEntry || chunk.name === 'renderer' || found.has(key)) return found;
  found.add(key);
  for (const inner of chunk.imports ?? []) withImports(manifest, inner, found);
  return found;
}

/** Addresses as boot.ts looks them up: `allgame.{-$category}` is both /allgame and /allgame/. */
function addressesOf(route: string): string[] {
  const [, first = '', parameter] = /^(\w+)(?:\.(.+))?\.tsx$/.exec(route) ?? [];
  if (parameter === undefined || parameter === 'index') return [`/${first}`];
  return parameter.startsWith('{-') ? [`/${first}`, `/${first}/`] : [`/${first}/`];
}

const routeFiles = () => readdirSync(ROUTES).filter((name) => !/^(?:__root|index)\./.test(name));

/** All addresses except home. An address that ends with a slash includes all below it. */
export const screenAddresses = (): string[] => routeFiles().flatMap(addressesOf);

/** The texts that a route's loader waits for, found in its source. */
export function textsOf(route: string): string[] {
  const [loader = ''] =
    /createFileRoute\(.*?\bcomponent\b/s.exec(readFileSync(`${ROUTES}/${route}`, 'utf8')) ?? [];
  return [...loader.matchAll(/loadTexts\(([^)]*)\)/g)].flatMap(([, names = '']) =>
    [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name),
  );
}

/**
 * Files and calls of each screen, for the page of all addresses except home: scripts and texts from Vite's manifest,
 * first calls from src/app/boot/screens.ts.
 * @throws when an entry there has no route, or the manifest lacks a file
 */
export function bootScreens(
  manifest: Manifest,
  firstViews: Readonly<Record<string, FirstView>>,
): BootScreens {
  const files: string[] = [];
  const placesOf = (keys: Iterable<string>) =>
    Array.from(keys, (key) => {
      const name = /^assets\/(.+)\.js$/.exec(manifest[key]?.file ?? '')?.[1];
      if (name === undefined) throw new Error(`dist/.vite/manifest.json has no script ${key}.`);
      if (!files.includes(name)) files.push(name);
      return files.indexOf(name);
    });
  const of: Record<string, BootScreens['of'][string]> = {};
  for (const route of routeFiles()) {
    const namespaces = textsOf(route);
    const texts = Object.fromEntries(
      locales.map((language) => [
        language,
        placesOf(namespaces.map((name) => `../locales/${language}/${name}/index.ts`)),
      ]),
    ) as Record<Locales, number[]>;
    for (const address of addressesOf(route)) {
      const view = firstViews[address] ?? {};
      of[address] = {
        files: placesOf(withImports(manifest, `routes/${route}?tsr-split=component`)),
        texts,
        calls: view.calls ?? [],
        ...(view.bars && { bars: view.bars }),
      };
    }
  }
  const stray = Object.keys(firstViews).find((address) => !of[address]);
  if (stray !== undefined) throw new Error(`src/app/boot/screens.ts: no route has the address ${stray}.`);
  return { files, of };
}
