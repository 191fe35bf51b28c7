import { type Call, type Contract, dataSchema, refusalsOf } from './contract.ts';
import { fieldRows } from './field-words.ts';

export interface Findable {
  call: Call;
  words: string;
}

export function findables(contract: Contract, calls: readonly Call[]): Findable[] {
  return calls.map((call) => {
    const { operation } = call;
    const request = operation.requestBody?.content['application/json']?.schema;
    const data = dataSchema(contract, operation);
    const fields = [request, data].flatMap((schema) =>
      schema ? fieldRows(contract, schema).map(({ name }) => name) : [],
    );
    const words = [
      call.path,
      call.area,
      operation.operationId,
      operation.summary,
      operation.description,
      ...fields,
      ...refusalsOf(contract, operation).map(({ code }) => code),
    ];
    return { call, words: words.join(' ').toLowerCase() };
  });
}

export function found(all: readonly Findable[], typed: string): Call[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return all.filter(({ words }) => wanted.every((word) => words.includes(word))).map(({ call }) => call);
}
