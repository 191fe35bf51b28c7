import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readContract } from '@copihue/contract/contract';
import { compareContracts } from '@copihue/contract/diff';
import { fieldOf, fieldsOf, pointerKeys } from '@copihue/contract/json-values';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { mockOfFile } from '../support/mock-of-file.ts';
import { folderOfTest } from '../support/on-disk.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`openapi/dist/${name}`, 'utf8'));
const openapi = read('openapi.json');
const asyncapi = read('asyncapi.json');

const mock = mockOfFile();
const folder = folderOfTest();

const at = (document: unknown, pointer: string) =>
  pointerKeys(pointer.slice(1)).reduce<unknown>((value, key) => fieldOf(value, key), document);

test('CON-08 the published documents are clean under recommended-strict', () => {
  const config = folder('redocly.yaml');
  writeFileSync(config, "telemetry: 'off'\nextends: [recommended-strict]\n");
  const documents = ['openapi', 'asyncapi', 'control'].map((name) => `openapi/dist/${name}.json`);
  const cli = resolve('node_modules/@redocly/cli/bin/cli.js');
  const args = [cli, 'lint', ...documents, '--config', config, '--format', 'json'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const { stdout } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  expect(stdout.match(/"problems": .*/g)).toEqual(documents.map(() => '"problems": []'));
});

test('CON-08 openapi.json says what the contract says, with its laws, refusals and events', () => {
  const [source, published] = ['openapi/openapi.yaml', 'openapi/dist/openapi.json'].map((file) =>
    readContract(file),
  );
  if (!source || !published) throw new Error('A contract is missing.');
  expect(compareContracts(source, published)).toEqual([]);
  expect(compareContracts(published, source)).toEqual([]);
  expect(published.events.length).toBeGreaterThan(5);
});

test('CON-08 every row and every point of the specification that the contract names is in the docs', () => {
  const text = JSON.stringify(openapi) + JSON.stringify(asyncapi);
  const rows = new Set(text.match(/\b[A-Z]{2,3}-\d{2}\b/g));
  const points = new Set(Array.from(text.matchAll(/spec point (\d+)/g), ([, number]) => `\n| ${number}. `));
  expect([rows.size, points.size].every((count) => count > 3)).toBe(true);
  const [behaviour, specification] = ['behaviour', 'specification'].map((name) =>
    readFileSync(`docs/${name}.md`, 'utf8'),
  );
  expect([...rows].filter((id) => !behaviour?.includes(`| ${id} |`))).toEqual([]);
  expect([...points].filter((heading) => !specification?.includes(heading))).toEqual([]);
});

test('CON-08 asyncapi.json has every event of the socket, with who sends it and a payload that validates', () => {
  const { events } = readContract('openapi/openapi.yaml');
  const operations = fieldsOf(fieldOf(asyncapi, 'operations'));
  const written = operations.map(([key, operation]) => [
    fieldOf(operation, 'action'),
    at(asyncapi, `#/components/messages/${key}/name`),
  ]);
  const expected = events.map(({ sender, name }) => [sender === 'server' ? 'send' : 'receive', name]);
  expect(written.sort()).toEqual(expected.sort());
  expect(fieldOf(asyncapi, 'asyncapi')).toBe('3.0.0');
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(Object(asyncapi), 'asyncapi');
  const validate = ajv.compile({ $ref: 'asyncapi#/components/schemas/ChatEntry' });
  expect(validate(at(asyncapi, '#/components/schemas/ChatEntry/example'))).toBe(true);
  expect(validate({ id: 'a-1', seq: 0 })).toBe(false);
  expect(at(asyncapi, '#/components/messages/serverRecharge/payload')).toEqual({
    type: 'string',
    contentMediaType: 'application/json',
    'x-contentSchema': { $ref: '#/components/schemas/RechargeEvent' },
  });
});

test('CON-08 the mock backend serves both documents with its own hosts', async () => {
  const document: unknown = await (await fetch(`${mock.url}/__mock/openapi.json`)).json();
  expect(at(document, '#/servers/0/url')).toBe(mock.url);
  expect(at(document, '#/paths/~1v1~1pig~1load/post/servers/0/url')).toBe(mock.gateway);
  const events: unknown = await (await fetch(`${mock.url}/__mock/asyncapi.json`)).json();
  expect(at(events, '#/servers/main/host')).toBe(new URL(mock.url).host);
});
