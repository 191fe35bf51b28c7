import { openKit, runCheck } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';
import { type Law, lawsOf, sharedLaws, withoutLaw } from '@copihue/contract/laws';
import { allFaults } from '../test-server/all-faults.ts';
import type { Fault } from '../test-server/fault.ts';
import { openTestServer } from '../test-server/test-server.ts';
import { isOf, tryFault } from '../test-server/try-fault.ts';
import { lawFaults } from './law-faults.ts';

interface Stated {
  /** The call that states it; none for a law of all answers. */
  operationId?: string;
  law: Law;
}

/**
 * Removes each law in turn and looks for a fault that only this law finds. A law without such a fault is untested.
 * @param word only laws whose call and name contain it
 * @returns number of untested laws
 */
export async function tryEachLaw(word: string): Promise<number> {
  const kit = openKit(defaults.contract);
  const { contract } = kit;
  const server = await openTestServer();
  let world = 0;

  async function isFound(fault: Fault, without?: Law): Promise<boolean> {
    const own = without ? { ...kit, contract: withoutLaw(contract, without) } : kit;
    world += 1;
    const { findings } = await tryFault(server, own, runCheck, `law ${world}`, fault);
    return findings.some((finding) => isOf(fault, finding));
  }

  const made = lawFaults(contract);
  const stated: Stated[] = [
    ...contract.calls.flatMap((call) =>
      lawsOf(contract, call).map((law) => ({ operationId: call.operationId, law })),
    ),
    ...sharedLaws(contract).map((law) => ({ law })),
  ];
  let unnoticed = 0;
  for (const { operationId, law } of stated) {
    const name = `${operationId ?? 'every answer'} ${law.name}`;
    if (!name.includes(word)) continue;
    const candidates = [
      ...made.filter((fault) => fault.law === law).map(({ build }) => build),
      ...allFaults
        .filter((fault) => fault.rule === law.name)
        .filter((fault) => operationId === undefined || (fault.foundOn ?? fault.on) === operationId)
        .map((fault) => () => fault),
    ];
    let noticed: string | undefined;
    let beside = 0;
    for (const build of candidates) {
      if (!(await isFound(build()))) continue;
      beside += 1;
      // Another law of the same name may find it as well.
      if (await isFound(build(), law)) continue;
      noticed = build().name;
      break;
    }
    if (noticed === undefined) unnoticed += 1;
    const tried = `${candidates.length} faults tried, ${beside} found without it too`;
    console.log(noticed === undefined ? `nothing notices: ${name} (${tried})` : `${name}: ${noticed}`);
  }
  await server.close();
  console.log(`${unnoticed} of ${stated.length} laws can be taken out without a fault that notices.`);
  return unnoticed;
}
