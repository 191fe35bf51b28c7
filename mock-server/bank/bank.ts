import { type InOneLang, type Pair, textsIn } from '@copihue/studio/kit/words/text-pairs';
import { escapeHtml } from '@copihue/studio/pages/escape-html';
import { returnOriginOf } from '../http/cors.ts';
import { cspHash, flower, htmlResponse, pageStyle } from '../http/html.ts';
import { readLimited } from '../http/request-body.ts';
import type { WorldRegistry } from '../registry/registry.ts';
import { worldIdOf } from '../registry/world-id.ts';
import type { Lang } from '../texts/text-types.ts';
import { currencyOf } from '../world/core/markets.ts';
import type { World } from '../world/core/world.ts';
import { playerById } from '../world/players/players.ts';
import { decideAtBank, isDecidedAtBank, orderAtBank } from '../world/recharge/bank.ts';
import { methodOfOrder } from '../world/recharge/recharge-orders.ts';
import { formatMinor } from '../world/tables/money.ts';
import type { RechargeOrderRow } from '../world/tables/recharge-rows.ts';

const texts = {
  bank: ['Banco de demostración', 'Demonstration bank'],
  approveTitle: ['Autoriza tu pago', 'Approve your payment'],
  approveLead: ['Copihue quiere cobrar este depósito.', 'Copihue asks for this deposit.'],
  total: ['Total a pagar', 'Total to pay'],
  totalDone: ['Total', 'Total'],
  deposit: ['Depósito', 'Deposit'],
  fee: ['Comisión', 'Fee'],
  order: ['N.º de depósito', 'Deposit no.'],
  method: ['Medio de pago', 'Payment method'],
  approve: ['Autorizar pago', 'Approve payment'],
  refuse: ['Rechazar', 'Decline'],
  approved: ['Pago autorizado', 'Payment approved'],
  refused: ['Pago rechazado', 'Payment declined'],
  expired: ['Pago cerrado', 'Payment closed'],
  decidedLead: [
    'Este pago ya está resuelto. No tienes que hacer nada más aquí.',
    'This payment is settled. There is nothing more to do here.',
  ],
  unknownTitle: ['No encontramos este pago', 'We could not find this payment'],
  unknownLead: [
    'El enlace no es válido o el pago ya no existe. Vuelve a la aplicación y empieza de nuevo.',
    'The link is not valid or the payment no longer exists. Go back to the app and start again.',
  ],
  back: ['Volver a Copihue', 'Back to Copihue'],
  demo: ['Demostración: aquí no se mueve dinero real.', 'Demonstration: no real money moves here.'],
} as const satisfies Record<string, Pair>;

type BankTexts = InOneLang<typeof texts>;

const styleSource = cspHash(pageStyle);
const htmlLang: Readonly<Record<Lang, string>> = { en: 'en-GB', ks: 'es-CL' };

/** @param formAction Chrome checks it on the redirect too, so it names the app's origin */
function page(lang: Lang, title: string, body: string, status = 200, formAction?: string): Response {
  const t = textsIn(texts, lang);
  const html = `<!doctype html>
<html lang="${htmlLang[lang]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="theme-color" content="#1d0d1a"><meta name="robots" content="noindex"><link rel="icon" href="data:,">
<title>${escapeHtml(title)} · ${escapeHtml(t.bank)}</title><style>${pageStyle}</style></head>
<body><main><p class="mark">${flower}<span>${escapeHtml(t.bank)}</span></p>${body}<footer>${escapeHtml(t.demo)}</footer></main></body></html>`;
  const policy = { 'style-src': styleSource, 'img-src': 'data:', 'frame-ancestors': "'none'" };
  return htmlResponse(html, formAction ? { ...policy, 'form-action': formAction } : policy, status);
}

function row(name: string, value: string): string {
  return `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`;
}

function orderRows(world: World, order: RechargeOrderRow, lang: Lang, t: BankTexts): string {
  const { country } = playerById(world, order.playerId);
  const method = methodOfOrder(world, order);
  const rows = [
    row(t.deposit, formatMinor(order.amount)),
    row(t.fee, formatMinor(order.fee)),
    row(t.method, method?.name[lang] ?? order.paymentMethod),
    row(t.order, order.id),
  ];
  const total = `<p class="amount">${formatMinor(order.amount + order.fee)} <small>${currencyOf(country)}</small></p>`;
  return `${total}<p>${escapeHtml(order.bankDecision === null ? t.total : t.totalDone)}</p><dl>${rows.join('')}</dl>`;
}

function returnAddress(order: RechargeOrderRow, fallbackOrigin: string): string {
  return order.returnUrl ?? `${fallbackOrigin}/deposit?order=${encodeURIComponent(order.id)}`;
}

function openBankPage(world: World, order: RechargeOrderRow, lang: Lang, action: string, origin: string) {
  const t = textsIn(texts, lang);
  const body = `<h1>${escapeHtml(t.approveTitle)}</h1><p>${escapeHtml(t.approveLead)}</p>
${orderRows(world, order, lang, t)}
<form method="post" action="${escapeHtml(action)}"><button class="main" name="decision" value="approve">${escapeHtml(t.approve)}</button>
<button class="plain" name="decision" value="refuse">${escapeHtml(t.refuse)}</button></form>`;
  return page(lang, t.approveTitle, body, 200, `'self' ${new URL(returnAddress(order, origin)).origin}`);
}

function decidedBankPage(world: World, order: RechargeOrderRow, lang: Lang, origin: string): Response {
  const t = textsIn(texts, lang);
  const isApproved = order.paidAt !== undefined || order.bankDecision === 'approve';
  const isRefused = order.bankDecision === 'refuse';
  const title = isApproved ? t.approved : isRefused ? t.refused : t.expired;
  const body = `<p class="outcome ${isApproved ? 'good' : 'bad'}" aria-hidden="true">${isApproved ? '✓' : '✕'}</p>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(t.decidedLead)}</p>${orderRows(world, order, lang, t)}
<a class="button main" href="${escapeHtml(returnAddress(order, origin))}">${escapeHtml(t.back)}</a>`;
  return page(lang, title, body);
}

/** An unknown order has no way back, so the link leads to the page that the payer came from. */
function unknownBankPage(lang: Lang, request: Request): Response {
  const t = textsIn(texts, lang);
  const back = escapeHtml(`${returnOriginOf(request)}/deposit`);
  const body = `<h1>${escapeHtml(t.unknownTitle)}</h1><p>${escapeHtml(t.unknownLead)}</p>
<a class="button main" href="${back}">${escapeHtml(t.back)}</a>`;
  return page(lang, t.unknownTitle, body, 404);
}

/** GET and POST /bank/:bankKey: the simulated bank of redirect methods (DEP-03). */
export async function serveBank(request: Request, registry: WorldRegistry): Promise<Response> {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang') === 'en' ? 'en' : 'ks';
  const world = registry.world(worldIdOf(request));
  const order = orderAtBank(world, url.pathname.slice('/bank/'.length));
  registry.runDue(world);
  try {
    if (!order) return unknownBankPage(lang, request);
    if (request.method !== 'POST') {
      return isDecidedAtBank(order)
        ? decidedBankPage(world, order, lang, url.origin)
        : openBankPage(world, order, lang, `${url.pathname}${url.search}`, url.origin);
    }
    const decision = new URLSearchParams(await readLimited(request)).get('decision');
    if (decision === 'approve' || decision === 'refuse') decideAtBank(world, order, decision);
    return new Response(null, { status: 303, headers: { location: returnAddress(order, url.origin) } });
  } finally {
    registry.changed(world);
  }
}
