import type { Bench } from './bench.ts';
import type { Client } from './client.ts';
import type { Exchange } from './exchange.ts';
import { type CheckOptions, Misuse } from './options.ts';

function isHtml({ answer }: Exchange): boolean {
  return (
    /text\/html/i.test(answer?.headers['content-type'] ?? '') ||
    /^\s*<(!doctype|html)/i.test(answer?.text ?? '')
  );
}

/**
 * Sees that both hosts are there and speak JSON, before anything is judged.
 * @throws Misuse with one line saying which is not, and which flag names it
 */
export async function reachHosts(bench: Bench, client: Client, options: CheckOptions): Promise<void> {
  const first = bench.callOf('ping');
  const gateway = bench.contract.calls.find(
    (call) => call.isGateway && call.isGuest && call.kind === 'query',
  );
  const hosts = [
    { flag: '--main', url: options.main, call: first, body: {} },
    ...(gateway
      ? [{ flag: '--gateway', url: options.gateway, call: gateway, body: { country: options.country } }]
      : []),
  ];
  for (const { flag, url, call, body } of hosts) {
    const exchange = await client(call, { purpose: 'journey', title: 'Is anybody there', body });
    if (!exchange.answer)
      throw new Misuse(
        `Nobody answers at ${url} (${exchange.failure}). Check ${flag}, and that the server runs.`,
      );
    if (isHtml(exchange)) {
      throw new Misuse(
        `${url}${call.path} answers with HTML instead of JSON (status ${exchange.answer.status}). ${flag} must name the API host, not a web page.`,
      );
    }
  }
}
