import { readFileSync } from 'node:fs';
import { operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { changes } from './changes.ts';
import { newRefusal } from './new-refusal.ts';

/** The last call of each file. */
const calls = new Map(operations.map(({ tag, path, operationId }) => [tag, [path, operationId] as const]));

test.each([...calls.values()])(
  'CON-06 a refusal made for %s is one more entry of the catalogue and one more of that call alone',
  (path, operationId) => {
    changes.clear();
    newRefusal('made-too-late', path.slice(1), 'amount');
    const [area = ''] = [...changes.keys()].filter((file) => file.startsWith('openapi/paths/'));
    const before = parse(readFileSync(area, 'utf8'), { merge: true });
    before[operationId].post['x-refusals'].push('made-too-late');
    expect([...changes.keys()]).toEqual([area, 'openapi/refusals.yaml']);
    const written = parse(changes.get(area) ?? '', { merge: true });
    written[operationId].post['x-refusals'].sort();
    before[operationId].post['x-refusals'].sort();
    expect(written).toEqual(before);
    const { 'made-too-late': made, ...others } = parse(changes.get('openapi/refusals.yaml') ?? '');
    expect(others).toEqual(parse(readFileSync('openapi/refusals.yaml', 'utf8')));
    expect(made).toMatchObject({ retry: 'changed', field: 'amount' });
  },
);
