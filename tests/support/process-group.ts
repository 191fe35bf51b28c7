import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export function groupOf(leader: number): string[] {
  const lines = execFileSync('ps', ['-eo', 'pgid=,stat=,args='], { encoding: 'utf8' }).split('\n');
  return lines
    .filter((line) => Number.parseInt(line, 10) === leader)
    .filter((line) => !/^\s*\d+\s+Z/.test(line));
}

export async function isFree(port: number): Promise<boolean> {
  const probe = createServer();
  const result = Promise.race([
    once(probe, 'listening').then(() => true),
    once(probe, 'error').then(() => false),
  ]);
  probe.listen(port, '127.0.0.1');
  const free = await result;
  if (free) await new Promise((resolve) => probe.close(resolve));
  return free;
}

export function killGroup(leader: number | undefined): void {
  try {
    if (leader) process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has already ended.
  }
}
