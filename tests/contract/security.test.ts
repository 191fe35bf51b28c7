import { dataNode, readContract } from '@copihue/contract/contract';
import { fieldOf } from '@copihue/contract/json-values';
import { expect, test } from 'vitest';
import { wholeUnitProblems } from '../../openapi/check/laws/whole-units.ts';
import { bundleContract } from '../../tools/generate/bundle.ts';
import { type Operation, operationsOf } from '../../tools/generate/contract.ts';
import { callsOfTheSpec, guestCallsOfTheSpec } from '../support/calls-of-the-spec.ts';

const contract = bundleContract('openapi/openapi.yaml');

interface Declared extends Operation {
  requestBody?: { content?: Record<string, { example?: unknown; examples?: unknown }> };
}

function declared(path: string): Declared {
  const operation = contract.paths[path]?.post;
  if (!operation) throw new Error(`${path} has no POST.`);
  return operation;
}

test('CON-01 the contract holds every call of the spec', () => {
  expect(Object.keys(contract.paths)).toEqual(expect.arrayContaining([...callsOfTheSpec]));
});

test('CON-01 of the calls of the spec those of a guest are open, and every guarded call asks for the token', () => {
  const open = operationsOf(contract).filter((call) => call.guest);
  const ofTheSpec = open.map((call) => call.path).filter((path) => callsOfTheSpec.includes(path));
  expect(ofTheSpec.sort()).toEqual([...guestCallsOfTheSpec].sort());

  expect(contract.security).toEqual([{ token: [] }]);
  const guarded = operationsOf(contract).filter((call) => !call.guest);
  for (const { path } of guarded) {
    // Without its own `security` the document's applies; the guest's refusal must be described.
    expect(declared(path).security, path).toBeUndefined();
    expect(Object.keys(declared(path).responses), path).toContain('401');
  }
});

test('CON-01 every call shows an example of its body and of its answer', () => {
  for (const { path } of operationsOf(contract)) {
    const bodies = [declared(path).requestBody?.content, declared(path).responses['200']?.content];
    for (const content of bodies) {
      const body: { example?: unknown; examples?: unknown } | undefined = content?.['application/json'];
      expect(body?.example ?? body?.examples, path).toBeDefined();
    }
  }
});

test('CON-01 the examples of bodies and answers are money of a market with whole units', () => {
  const read = readContract('openapi/openapi.yaml');
  const broken = read.calls.flatMap((call) => {
    const answer = declared(call.path).responses['200']?.content?.['application/json']?.example;
    const problems = [
      ...wholeUnitProblems(read, call.request, call.requestExample, 'CL'),
      ...wholeUnitProblems(read, dataNode(read, call) ?? call.part, fieldOf(answer, 'data'), 'CL'),
    ];
    return problems.map(({ at, message }) => `${call.path} ${at} ${message}`);
  });
  expect(broken).toEqual([]);
});

test('CON-01 the socket events stand beside the calls: login to the server, recharge and balance from it', () => {
  const { server, client } = contract['x-events'];
  // The spec has no support chat (CHT-01).
  const ofTheSpec = (events: object) => Object.keys(events).filter((name) => !name.startsWith('chat'));
  expect(ofTheSpec(server).sort()).toEqual(['balance', 'recharge']);
  expect(ofTheSpec(client)).toEqual(['login']);
  // Spec point 4: recharge carries a JSON string; its content has a schema.
  expect(server.recharge).toMatchObject({
    encoding: 'json-string',
    payload: { $ref: expect.any(String) },
  });
  expect(server.balance?.payload).toBeUndefined();
  expect(client.login).toMatchObject({ payload: { $ref: expect.any(String) } });
});
