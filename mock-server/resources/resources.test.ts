// @vitest-environment jsdom

import { gzipSync } from 'node:zlib';
import { drawBanner } from '@copihue/studio/art/banners/banner';
import { drawCover } from '@copihue/studio/art/cover';
import { type LetterFace, letters, lettersWidth } from '@copihue/studio/art/letters';
import { motifNames } from '@copihue/studio/art/motifs';
import { languages } from '@copihue/studio/kit/words/text-pairs';
import { expect, test } from 'vitest';
import { slot } from '../../tests/support/titles.ts';
import { seedCatalogue } from '../seed/catalogue.ts';
import { letterFaces } from '../studio/generated/letters.ts';
import { presenters } from '../world/games/live-tables.ts';
import { drawResource } from './resources.ts';

const catalogue = seedCatalogue();
const { games, banners, promotionBanners, categories, providers } = catalogue;
const coverPaths = games.map((game) => game.cover);
const bannerPaths = [...banners, ...promotionBanners].flatMap(({ id }) =>
  languages.map((lang) => `/resources/v1/banners/${id}.${lang}.svg`),
);
const otherPaths = [
  ...[...new Set([...banners, ...promotionBanners].map(({ kind }) => kind))].map(
    (kind) => `/resources/v1/popups/${kind}.svg`,
  ),
  ...categories.flatMap((category) => [category.icon, category.tile]),
  ...Object.keys(presenters).map((name) => `/resources/v1/presenters/${name}.svg`),
  ...providers.map(({ id }) => `/resources/v1/providers/${id}.svg`),
  ...'webpay khipu mach cuentarut servipag transferencia telebirr cbebirr mpesa other'
    .split(' ')
    .map((code) => `/resources/v1/payments/${code}.svg`),
];
const everyPath = [...coverPaths, ...bannerPaths, ...otherPaths];

function drawn(path: string): string {
  const resource = drawResource(path, catalogue);
  if (resource === undefined) throw new Error(`nothing drawn at ${path}`);
  return resource;
}

function parsed(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

function brokenReferences(svg: string): readonly string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '');
  const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1] ?? '');
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index),
    ...wanted.filter((id) => !ids.includes(id)),
  ];
}

function outlineOf(title: string): string {
  return / d="([^"]+)"/.exec(letters('poster', title, { x: 0, y: 0, size: 1 }, ''))?.[1] ?? 'no outline';
}

test('MOC-01 every cover, banner, tile, icon and mark is well-formed and always the same, with or without the version, with a size and no broken reference', () => {
  const again = seedCatalogue();
  for (const path of everyPath) {
    const svg = drawn(path);
    const root = parsed(svg).documentElement;
    expect([path, root.nodeName, brokenReferences(svg)]).toEqual([path, 'svg', []]);
    expect([path, root.getAttribute('viewBox')]).not.toEqual([path, null]);
    expect(drawResource(path.replace('/v1/', '/'), again)).toBe(svg);
  }
});

test('MOC-01 no drawing has a script, a style, a foreign address or an invalid number', () => {
  const forbidden =
    /<script|<style|<foreignObject| style="| on\w+="|(?:href|src)="(?!#)|NaN|undefined|Infinity/;
  expect(everyPath.filter((path) => forbidden.test(drawn(path)))).toEqual([]);
});

test('GAM-01 no two covers are alike', () => {
  expect(new Set(coverPaths.map(drawn)).size).toBe(coverPaths.length);
});

test('GAM-01 every letter of every name and title has an outline, and an unknown name still draws', () => {
  const spelt = new Set(
    [...games, ...providers].flatMap(({ name }) => [...name, ...name.toLocaleUpperCase('es')]),
  );
  for (const face of Object.keys(letterFaces) as LetterFace[]) {
    const gaps = [...spelt].filter(
      (one) => one !== ' ' && lettersWidth(face, one, 1) === lettersWidth(face, '\u{1f600}', 1),
    );
    expect([face, gaps]).toEqual([face, []]);
    expect(letters(face, 'Ω \u{1f600} ẞ', { x: 0, y: 0, size: 10 }, '')).not.toMatch(/NaN|undefined/);
  }
});

test('GAM-01 a cover or banner weighs under 7 kB on the wire, covers under 3.5 kB on average', () => {
  const weights = new Map(
    [...coverPaths, ...bannerPaths].map((path) => [path, gzipSync(drawn(path)).length]),
  );
  expect([...weights].filter(([, weight]) => weight > 7000)).toEqual([]);
  const sum = coverPaths.reduce((total, path) => total + (weights.get(path) ?? 0), 0);
  expect(sum / coverPaths.length).toBeLessThan(3500);
});

test('GAM-01 every subject of the library appears on some cover', () => {
  const shown = new Set<string>([...games.map((game) => game.motif), 'football', 'trophy']);
  expect(motifNames.filter((name) => !shown.has(name))).toEqual([]);
});

test('LOB-01 a banner is drawn in the language asked for', () => {
  expect(drawn('/resources/v1/banners/b-welcome.en.svg')).toContain(outlineOf('WELCOME'));
  expect(drawn('/resources/v1/banners/b-welcome.ks.svg')).toContain(outlineOf('BIENVENIDA'));
  expect(drawn('/resources/v1/banners/b-welcome.ks.svg')).not.toContain(outlineOf('WELCOME'));
});

test('LOB-01 banners have the design size of their place', () => {
  const box = (id: string): string | null =>
    parsed(drawn(`/resources/v1/banners/${id}.ks.svg`)).documentElement.getAttribute('viewBox');
  expect(box('b-welcome')).toBe('0 0 702 316');
  expect(box('b-login')).toBe('0 0 702 220');
  expect(box('b-menu-wheel')).toBe('0 0 702 180');
  expect(box('b-sticky')).toBe('0 0 160 160');
});

test('MOC-01 unknown paths, ids, languages and endings draw nothing', () => {
  const strange = [
    `/resources/v2/covers/${slot.id}.svg`,
    '/resources/covers/g-9999.svg',
    `/resources/covers/../covers/${slot.id}.svg`,
    '/resources/banners/b-welcome.fr.svg',
    '/resources/banners/b-welcome.svg',
    '/resources/popups/constructor.svg',
    '/resources/tiles/constructor.svg',
    '/resources/category-icons/toString.svg',
    '/resources/payments/constructor.svg',
    `/resources/covers/${slot.id}.png`,
  ];
  expect(strange.filter((path) => drawResource(path, catalogue) !== undefined)).toEqual([]);
});

test('MOC-01 names from outside are lettered, never read as markup', () => {
  const hostile = `A<b>&"c`;
  const named = (name: string) => {
    const motif = { motif: name, palette: name, scene: name };
    return { id: name, name, providerId: name, providerName: name, ...motif };
  };
  for (const name of ['constructor', '__proto__', 'toString'])
    expect(parsed(drawCover(named(name))).documentElement.nodeName).toBe('svg');
  const cover = parsed(drawCover(named(hostile))).documentElement;
  expect(cover.nodeName).toBe('svg');
  expect([cover.querySelector('b'), cover.textContent]).toEqual([null, '']);
  const texts = { title: hostile, subtitle: hostile, cta: hostile };
  const banner = parsed(drawBanner({ id: hostile, kind: hostile, lang: hostile, ...texts }));
  expect(banner.documentElement.nodeName).toBe('svg');
  expect([banner.querySelector('b'), banner.documentElement.textContent]).toEqual([null, '']);
});
