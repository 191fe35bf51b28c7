/**
 * Tries every generated fault, and names those that the check does not find.
 *
 * npm run check -- laws: all of them, about three minutes
 * npm run check -- laws rechargeQueryPay: those whose name has the word in it
 */
import { openKit, runCheck } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';
import { readOptions } from '../../../tools/shared/options.ts';
import { openTestServer } from '../test-server/test-server.ts';
import { isOf, tryFault } from '../test-server/try-fault.ts';
import { lawFaults } from './law-faults.ts';

const [word = ''] = readOptions('Use it alone, or with a part of a name.', {
  allowPositionals: true,
}).positionals;
const kit = openKit(defaults.contract);
const server = await openTestServer();
const faults = lawFaults(kit.contract).filter(({ name }) => name.includes(word));
const missed: string[] = [];
let unplanted = 0;
for (const [number, { build }] of faults.entries()) {
  const fault = build();
  const { findings } = await tryFault(server, kit, runCheck, `generated ${number}`, fault);
  if (fault.touched === undefined) unplanted += 1;
  else if (!findings.some((finding) => isOf(fault, finding))) missed.push(fault.name);
}
await server.close();
for (const name of missed) console.log(`not found: ${name}`);
const tried = faults.length - unplanted;
console.log(`${tried - missed.length} of ${tried} faults found; ${unplanted} had nothing to change.`);
process.exit(missed.length > 0 ? 1 : 0);
