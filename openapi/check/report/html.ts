import { parsedJson } from '../../source/json-values.ts';
import type { Exchange } from '../client.ts';
import { type CallCoverage, unseenRefusals } from '../coverage.ts';
import { type Cause, causesOf, type Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';
import { type Expected, unseenOf } from '../seen.ts';
import { uncheckedLines } from '../unchecked.ts';
import { htmlStyle } from './html-style.ts';
import { absentLine } from './summary.ts';
import { escaped } from './xml.ts';

function indented(text: string): string {
  const json = parsedJson(text);
  return json ? JSON.stringify(json.value, null, 2) : text;
}

/** The page shows the beginning of long answers. report.json has more of them. */
const SHOWN_ANSWER = 4000;

function shownText(text: string): string {
  const pretty = indented(text);
  const rest = pretty.length - SHOWN_ANSWER;
  return escaped(
    rest > 0 ? `${pretty.slice(0, SHOWN_ANSWER)}\n… ${rest} more characters, see report.json` : pretty,
  );
}

function exchangeHtml({ title, caller, request, answer, failure, ms }: Exchange): string {
  const token = request.headers.token === undefined ? 'no token' : `token ${request.headers.token}`;
  const status = answer
    ? `<b class="status">${answer.status}</b> in ${ms} ms`
    : escaped(failure ?? 'no answer');
  return `<details><summary>${escaped(`${title} (${caller})`)}</summary>
<p class="wire"><b>${escaped(request.method)}</b> ${escaped(request.url)} <span>${escaped(token)}</span></p>
<pre>${shownText(request.body ?? '')}</pre>
<p class="wire">${status}</p>
<pre>${shownText(answer?.text ?? '')}</pre></details>`;
}

function findingHtml(finding: Finding): string {
  const { number, path, at, says, rule, file, line, times, purpose, exchange } = finding;
  const often = times > 1 ? `<span class="tag">${times} times</span>` : '';
  return `<article class="finding" id="f${number}">
<h3><span class="number">${number}</span> <code>${escaped(path)}</code> <span class="tag">${purpose}</span> ${often}</h3>
<p><code>${escaped(at)}</code> ${escaped(says)}.</p>
<p class="rule">Rule <code>${escaped(rule)}</code>, contract <code>${escaped(file)}:${line}</code></p>
${exchange ? exchangeHtml(exchange) : ''}
</article>`;
}

function causeHtml({ first, others }: Cause): string {
  if (others.length === 0) return findingHtml(first);
  return `${findingHtml(first)}<details><summary>The same ${others.length} more ${others.length === 1 ? 'time' : 'times'}</summary>${others.map(findingHtml).join('')}</details>`;
}

function bar(label: string, part: number, whole: number): string {
  const percent = whole === 0 ? 100 : Math.floor((part / whole) * 100);
  return `<div class="bar"><span>${label}</span><meter min="0" max="${whole}" value="${part}"></meter><b>${part}<i> / ${whole}</i></b><em>${percent} %</em></div>`;
}

function verdictOf(call: CallCoverage, findings: readonly Finding[]): [state: string, words: string] {
  const links = findings.map(({ number }) => `<a href="#f${number}">finding ${number}</a>`);
  if (links.length > 0) return ['bad', links.join(', ')];
  if (call.skipped === undefined && call.succeeded) return ['good', 'keeps the contract'];
  if (call.skipped === undefined && call.answered) return ['meh', 'only refused'];
  return ['left', escaped(call.skipped ?? 'not made')];
}

function callRow(call: CallCoverage, { findings, times }: CheckResult): string {
  const time = times.find(({ path }) => path === call.path);
  const mine = findings.filter(({ operationId }) => operationId === call.operationId);
  const unseen = call.fields.filter(({ seen }) => !seen).map(({ path }) => path);
  const [state, words] = verdictOf(call, mine);
  const statuses = call.statuses
    .filter(({ times }) => times > 0)
    .map(
      ({ status, times, isDeclared }) =>
        `<span class="chip${isDeclared ? '' : ' odd'}" title="${times} answers">${status}</span>`,
    )
    .join('');
  const fields = call.fields.length - unseen.length;
  const missing = unseen.length > 0 ? ` title="not seen: ${escaped(unseen.join(', '))}"` : '';
  return `<tr class="${state}"><th scope="row"><code>${escaped(call.path)}</code></th><td>${words}</td><td class="num">${call.requests}</td><td>${statuses}</td><td class="num"${missing}>${fields} / ${call.fields.length}</td><td class="num">${time ? `${time.p50} / ${time.p95} / ${time.slowest}` : ''}</td></tr>`;
}

function unseenHtml(unseen: readonly Expected[]): string {
  const rows = unseen.map(
    ({ kind, name, reason = '' }) =>
      `<tr><th scope="row"><code>${escaped(name)}</code></th><td>${kind}</td><td>${escaped(reason)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<h2>Never seen</h2><div class="table"><table><thead><tr><th scope="col">What</th><th scope="col">Kind</th><th scope="col">Why</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

function unseenRefusalsHtml({ coverage, absent }: CheckResult): string {
  const rows = unseenRefusals(coverage, absent).map(
    ({ code, reason, calls }) =>
      `<tr><th scope="row"><code>${escaped(code)}</code></th><td class="num">${calls}</td><td>${escaped(reason)}</td></tr>`,
  );
  if (rows.length === 0) return '';
  return `<h2>Refusals that were not provoked</h2><div class="table"><table><thead><tr><th scope="col">Code</th><th scope="col" class="num">Calls</th><th scope="col">Why</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

/** One page for people, without a script and external files. */
export function htmlReport(result: CheckResult): string {
  const { findings, coverage, notes, exchanges, events, seed, ms, main, gateway, startedAt, writes } = result;
  const { count } = coverage;
  const clean = findings.length === 0;
  const unseen = unseenOf(result.expected).filter(({ name }) => !result.absent.includes(name));
  const missing = absentLine(result);
  const verdict = clean
    ? unseen.length === 0 && missing === undefined
      ? 'The server keeps the contract'
      : `Nothing wrong in what was seen, ${unseen.length} never seen`
    : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`;
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${verdict}: ${escaped(main)}</title><style>${htmlStyle}</style></head>
<body><header><p class="brand">Copihue contract check</p>
<h1 class="${clean && unseen.length === 0 && missing === undefined ? 'clean' : 'dirty'}">${verdict}</h1>
<dl><div><dt>Main host</dt><dd>${escaped(main)}</dd></div><div><dt>Gateway</dt><dd>${escaped(gateway)}</dd></div>
<div><dt>Sent</dt><dd>${exchanges.length} requests in ${(ms / 1000).toFixed(1)} s, ${events.length} socket events</dd></div>
<div><dt>Started</dt><dd>${escaped(startedAt)}</dd></div><div><dt>Seed</dt><dd>${seed}</dd></div><div><dt>Writes</dt><dd>${writes ? 'with' : 'without'} --writes</dd></div></dl></header>
<main><section aria-label="Coverage">
${bar('Calls answered', count.answered, count.calls)}${bar('Calls with success', count.succeeded, count.calls)}${bar('Statuses seen', count.statusesSeen, count.statuses)}${bar('Fields seen', count.fieldsSeen, count.fields)}${bar('Refusals provoked', count.refusalsSeen, count.refusals)}
</section>
${missing ? `<p class="note">${escaped(missing)}</p>` : ''}${notes.map((note) => `<p class="note">${escaped(note)}</p>`).join('')}
${clean ? '' : `<section><h2>Findings</h2>${causesOf(findings).map(causeHtml).join('')}</section>`}
<section><h2>Calls</h2><div class="table"><table><thead><tr><th scope="col">Call</th><th scope="col">Verdict</th><th scope="col" class="num">Requests</th><th scope="col">Statuses</th><th scope="col" class="num">Fields seen</th><th scope="col" class="num">p50 / p95 / slowest ms</th></tr></thead>
<tbody>${coverage.calls.map((call) => callRow(call, result)).join('\n')}</tbody></table></div>
${unseenHtml(unseen)}
${result.parts.has('refusals') ? unseenRefusalsHtml(result) : ''}
${
  result.unchecked.length > 0
    ? `<details><summary>Promises of the contract that are not checked (${result.unchecked.length})</summary><ul>${uncheckedLines(
        result.unchecked,
      )
        .map((line) => `<li>${escaped(line)}</li>`)
        .join('')}</ul></details>`
    : ''
}
<p class="rule">Tokens, passwords, codes, phone numbers and accounts are masked.</p></section></main></body></html>
`;
}
