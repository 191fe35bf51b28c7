import { readLimited } from '../http/request-body.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import { bankState, decideAtBank } from '../world/recharge/bank.ts';
import { decidedBankPage, openBankPage, returnAddress, unknownBankPage } from './bank-page.ts';

/** GET and POST /bank/:orderId: the pretend bank of redirect methods (DEP-03). */
export async function serveBank(request: Request, registry: WorldRegistry): Promise<Response> {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang') === 'en' ? 'en' : 'ks';
  const orderId = url.pathname.slice('/bank/'.length);
  const world = registry.world(worldIdOf(request));
  registry.runDue(world);
  const found = bankState(world, orderId);
  try {
    if (found.state === 'unknown') return unknownBankPage(lang);
    if (request.method !== 'POST') {
      return found.state === 'open'
        ? openBankPage(world, found.order, lang, `${url.pathname}${url.search}`, url.origin)
        : decidedBankPage(world, found.order, lang, url.origin);
    }
    const decision = new URLSearchParams(await readLimited(request)).get('decision');
    if (decision === 'approve' || decision === 'refuse') decideAtBank(world, orderId, decision);
    return new Response(null, { status: 303, headers: { location: returnAddress(found.order, url.origin) } });
  } finally {
    registry.changed(world);
  }
}
