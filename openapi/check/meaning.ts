import type { Call, Contract, Part } from '../source/contract.ts';
import type { AnsweredFacts } from './facts.ts';
import type { Problem } from './finding.ts';
import { pageFaults } from './meaning-pages.ts';
import { rules } from './meaning-rules.ts';

function dataSchema(contract: Contract, call: Call): Part | undefined {
  const schema = call.answers.find(({ status }) => status === 200)?.schema;
  return schema && contract.child(schema, 'oneOf', 0, 'properties', 'data');
}

/** What the contract says in words and no schema can hold: sums, order, echoes, one token in two places. */
export function meaningProblems(contract: Contract, call: Call, facts: AnsweredFacts): Problem[] {
  const schema = dataSchema(contract, call) ?? call.part;
  const found = rules
    .filter(({ calls }) => calls === undefined || calls.includes(call.operationId))
    .flatMap(({ name, saidIn, check }) => {
      const place = saidIn ? (contract.child(schema, ...saidIn) ?? schema) : call.part;
      return check(facts).map(([at, says]): Problem => ({ rule: name, at, says, place }));
    });
  return [...found, ...pageFaults(contract, call, schema, facts)];
}
