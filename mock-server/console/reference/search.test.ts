import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Laws } from './call-view.tsx';
import { type Contract, callsOf, dataSchema, lawsOf, refusalsOf } from './contract.ts';
import { fieldRows } from './field-words.ts';
import { findables, found } from './search.ts';

const contract: Contract = JSON.parse(readFileSync('openapi/dist/openapi.json', 'utf8'));
const calls = callsOf(contract);
const callAt = (wanted: string) => calls.find(({ path }) => path === wanted) ?? expect.fail(wanted);

const all = findables(contract, calls);
const paths = (typed: string) => found(all, typed).map(({ path }) => path);

test('CON-05 each call shows its area, its host and who may make it', () => {
  const shown = ['/game/collect', '/v1/pig/load', '/v1/pb/config'].map(callAt);
  expect(shown.map(({ area, isGuest, isGateway }) => [area, isGuest, isGateway])).toEqual([
    ['game', false, false],
    ['cashback', false, true],
    ['new-user-deposit', true, true],
  ]);
});

test('CON-05 the fields of a body are listed with type, limits and depth, references followed', () => {
  const request = callAt('/game/collect').operation.requestBody?.content['application/json']?.schema ?? {};
  const [gameId, opt] = fieldRows(contract, request);
  expect(gameId).toMatchObject({
    name: 'gameId',
    type: 'string',
    isRequired: true,
    rules: ['1 to 64 characters'],
    description: 'An opaque identifier.',
  });
  expect(opt?.rules).toEqual(['one of "add", "remove"']);
  const optional = callAt('/game/list').operation.requestBody?.content['application/json']?.schema ?? {};
  expect(fieldRows(contract, optional)).toContainEqual(expect.objectContaining({ isRequired: false }));
  const data = dataSchema(contract, callAt('/v1/pig/record').operation) ?? {};
  expect(fieldRows(contract, data).map(({ key, type, depth }) => [key, type, depth])).toEqual(
    expect.arrayContaining([
      ['list', 'list of PigRecord', 0],
      ['list.amount', 'number', 1],
      ['total', 'integer', 0],
    ]),
  );
});

test('CON-05 CON-06 the search finds the calls that have all its words in path, texts, fields or refusals', () => {
  expect(paths('')).toHaveLength(calls.length);
  expect(paths('BANKcode')).toContain('/withdraw/create');
  expect(paths('BANKcode')).not.toContain('/ping');
  expect(paths('pig marquee')).toEqual(['/v1/pig/marquee']);
  expect(paths('bankcode pig')).toEqual([]);
  expect(paths('pig-not-full')).toEqual(['/v1/pig/collect']);
});

test('CON-06 a call shows its refusals, each with an answer as it is sent', () => {
  const shown = refusalsOf(contract, callAt('/v1/pig/collect').operation);
  expect(shown[0]).toMatchObject({ code: 'pig-resting', status: 200, retry: 'later' });
  const notFull = shown.find(({ code }) => code === 'pig-not-full')?.example;
  expect(notFull).toMatchObject({ success: false, data: { code: 'pig-not-full' } });
  expect(JSON.stringify(notFull)).toMatch(/le faltan [\d.,]+ [A-Z]{3}\./);
  const lacking = refusalsOf(contract, callAt('/withdraw/create').operation);
  const exceeded = lacking.find(({ code }) => code === 'withdrawable-exceeded')?.example;
  expect(exceeded).toMatchObject({ data: { code: 'withdrawable-exceeded', field: 'amount' } });
});

test('CON-07 the reference shows the laws of a call, with the call that they compare with, and those of every answer', () => {
  const words = (path: string) =>
    renderToStaticMarkup(createElement(Laws, lawsOf(contract, callAt(path).operation))).replaceAll(
      /<[^>]+>/g,
      ' ',
    );
  expect(words('/v1/pig/collect')).toMatch(/pig-is-credited\s+moves walletBalance\s+What left the pig is in/);
  expect(words('/v1/pig/collect')).toMatch(/\d+ laws? of every answer/);
  expect(words('/ping')).toMatch(/\d+ laws? of every answer/);
  expect(words('/ping')).not.toContain('pig-is-credited');
});
