import { operations } from '@copihue/contract/operations';
import { expect, test } from 'vitest';
import { createTestClient } from '../../tests/support/test-client.ts';
import { validators } from '../generated/handlers.ts';
import { type ContractFault, faultKinds } from '../world/tables/fault-kinds.ts';
import { contractAnswer } from './contract-answer.ts';

const isOfContract = (kind: string): kind is ContractFault => kind.startsWith('contract-');

test.each(faultKinds.filter(isOfContract))(
  'MOC-04 %s answers every call with what the contract allows',
  (fault) => {
    for (const { operationId } of operations) {
      const answer = { success: true, message: '', data: contractAnswer(operationId, fault) };
      const { error } = validators[operationId].answer.safeParse(answer);
      expect(error?.message, operationId).toBeUndefined();
      expect(contractAnswer(operationId, fault)).toEqual(answer.data);
    }
  },
);

test('MOC-04 the longest and the emptiest answers reach the client', async () => {
  const client = createTestClient();
  const list = async () => (await client.call('/game/categories', { country: 'CL' })).data;
  await client.control('faults', { operationId: 'gameCategories', fault: 'contract-long', times: 1 });
  const long = await list();
  expect(long).toHaveLength(12);
  expect(JSON.stringify(long[0]).length).toBeGreaterThan(50);
  await client.control('faults', { operationId: 'gameCategories', fault: 'contract-empty', times: 1 });
  expect(await list()).toEqual([]);
});
