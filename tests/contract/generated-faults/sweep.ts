// Tries every generated fault once (or those whose name has a word in it), and says which the check misses.
import { openKit, runCheck } from '@copihue/contract/check';
import { defaults } from '@copihue/contract/check-options';
import { openBrokenServer } from '../broken-server/broken-server.ts';
import type { Fault } from '../broken-server/fault.ts';
import { isOf, tryFault } from '../broken-server/try-fault.ts';
import { lawFaults } from './law-faults.ts';

const kit = openKit(defaults.contract);
const paths = new Map(kit.contract.calls.map(({ operationId, path }) => [operationId, path]));
const planted = new Map<string, Fault>();
const server = await openBrokenServer(planted, (operationId) => paths.get(operationId));
const [word = ''] = process.argv.slice(2);
const all = lawFaults(kit.contract).filter(({ name }) => name.includes(word));
const missed: string[] = [];
let count = 0;
const t0 = performance.now();
for (const { build } of all) {
  const fault = build();
  planted.set(fault.name, fault);
  count += 1;
  try {
    const { findings } = await tryFault(server.url, kit, runCheck, `g${count}`, fault);
    if (!findings.some((finding) => isOf(fault, finding))) {
      missed.push(fault.name);
      console.log('MISSED', fault.name, fault.touched ?? 0);
    }
  } catch (e) {
    missed.push(fault.name);
    console.log('THROWN', fault.name, String(e));
  }
}
console.log(all.length, 'missed', missed.length, Math.round(performance.now() - t0));
await server.close();
process.exit(0);
