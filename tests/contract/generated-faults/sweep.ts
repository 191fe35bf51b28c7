/**
 * Tries every generated fault, and says which of them the check does not find. Then takes each law out in turn, and says
 * which fault notices.
 *
 * npm run check -- laws: all of them, about five minutes
 * npm run check -- laws rechargeQueryPay: those whose name has the word in it
 */
import { openKit, runCheck } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';
import { readOptions } from '../../../tools/shared/options.ts';
import { openBrokenServer } from '../broken-server/broken-server.ts';
import type { Fault } from '../broken-server/fault.ts';
import { isOf, tryFault } from '../broken-server/try-fault.ts';
import { tryEachLaw } from './each-law.ts';
import { lawFaults } from './law-faults.ts';

const [word = ''] = readOptions('Use it alone, or with a part of a name.', {
  allowPositionals: true,
}).positionals;
const kit = openKit(defaults.contract);
const paths = new Map(kit.contract.calls.map(({ operationId, path }) => [operationId, path]));
const planted = new Map<string, Fault>();
const server = await openBrokenServer(planted, (operationId) => paths.get(operationId));
const faults = lawFaults(kit.contract).filter(({ name }) => name.includes(word));
const missed: string[] = [];
let unplanted = 0;
for (const [number, { build }] of faults.entries()) {
  const fault = build();
  planted.set(fault.name, fault);
  const { findings } = await tryFault(server.url, kit, runCheck, `generated ${number}`, fault);
  if (fault.touched === undefined) unplanted += 1;
  else if (!findings.some((finding) => isOf(fault, finding))) missed.push(fault.name);
}
await server.close();
for (const name of missed) console.log(`not found: ${name}`);
const tried = faults.length - unplanted;
console.log(`${tried - missed.length} of ${tried} faults found; ${unplanted} had nothing to change.`);
const unnoticed = await tryEachLaw(word);
process.exit(missed.length + unnoticed > 0 ? 1 : 0);
