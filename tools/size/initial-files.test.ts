import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { folderOfTest } from '../../tests/support/on-disk.ts';
import { initialFiles, scriptsOfPage } from './initial-files.ts';

const dist = folderOfTest();

beforeEach(() => {
  mkdirSync(dist('assets'));
});

test('a page asks for scripts by tag, by preload and from its inline scripts', () => {
  const page = `
    <script type="module" src="/assets/main.js" fetchpriority=low></script>
    <link rel="modulepreload" crossorigin href='/assets/react.js'>
    <link rel=preload as=script href=/assets/early.js>
    <link rel="stylesheet" href="/assets/app.css">
    <script>const s=document.createElement("script");s.src="/assets/late.js"</script>`;
  expect(scriptsOfPage(page)).toEqual([
    '/assets/main.js',
    '/assets/react.js',
    '/assets/early.js',
    '/assets/late.js',
  ]);
});

test('static imports are followed all the way, dynamic ones are not', () => {
  const files = {
    'main.js':
      'import{a}from"./one.js";export*from"../assets/two.js";import("./lazy.js");console.log("./text.js",a)',
    'one.js': 'import"./three.js";import"./main.js";export const a=1',
    'two.js': 'export const b=1',
    'three.js': '',
    'lazy.js': '',
    'text.js': '',
  };
  for (const [name, code] of Object.entries(files)) writeFileSync(dist('assets', name), code);
  const found = initialFiles(dist(), '<script type="module" src="/assets/main.js"></script>');
  expect(found.sort()).toEqual(['assets/main.js', 'assets/one.js', 'assets/three.js', 'assets/two.js']);
});
