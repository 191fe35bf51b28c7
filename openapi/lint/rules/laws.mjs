// Rules about `x-laws` (CON-07): a law may only name fields, answers and calls that exist.
import { descend, follow } from './references.mjs';

const json = ['content', 'application/json', 'schema'];

/** openapi/GUIDE.md explains the terms of each kind. */
const kinds = {
  order: { needs: ['list', 'by'] },
  filter: { needs: ['request', 'list', 'field'], may: ['how', 'zone', 'when'] },
  sum: { needs: ['of'], may: ['is', 'max', 'each', 'complete', 'when', 'call', 'ask'] },
  same: { needs: ['field', 'as'], may: ['when'] },
  implies: { needs: ['when', 'field', 'must'], may: ['each'] },
  times: { needs: ['of'], may: ['each', 'when'] },
  steps: { needs: ['each', 'field', 'list', 'step', 'last'], may: ['first', 'at'] },
  masks: { needs: [], may: ['masked', 'hides', 'call', 'ask', 'list', 'when'] },
  was: { needs: ['call', 'field', 'is'], may: ['ask', 'list', 'same', 'when'] },
  fresh: { needs: ['field'], may: ['when'] },
  session: { needs: ['field'], may: ['when'] },
  'near-now': { needs: ['field', 'seconds'] },
  shows: { needs: ['call', 'same'], may: ['ask', 'list', 'when', 'gone', 'also', 'first'] },
  moves: { needs: ['call', 'field', 'by'], may: ['when', 'since', 'once'] },
  fee: { needs: ['call', 'method', 'amount', 'fee'], may: ['when'] },
  intent: { needs: ['key', 'id'], may: ['when'] },
  final: { needs: ['id', 'field', 'values'], may: ['later'] },
  private: { needs: ['id'], may: ['refusal', 'list'] },
  'at-once': { needs: [], may: ['id', 'when'] },
  covered: { needs: ['field', 'call', 'most', 'moves'] },
  named: { needs: [] },
};

const isPath = (term) => typeof term === 'string' && /^-?(request|data|other|also)\./.test(term);

function rootsOf(ctx, operation, location) {
  const answer = descend(ctx, operation, location, ['responses', '200', ...json]);
  const success = follow(ctx, answer.node?.oneOf?.[0], answer.location);
  return {
    request: descend(ctx, operation, location, ['requestBody', ...json]),
    data: descend(ctx, success.node, success.location, ['properties', 'data']),
  };
}

function step(ctx, { node, location }, name) {
  const branches = (node?.oneOf ?? []).map((branch, index) =>
    follow(ctx, branch, location.child(['oneOf', index])),
  );
  if (branches.length > 0) return branches.flatMap((branch) => step(ctx, branch, name));
  const items = () => follow(ctx, node.items, location.child('items'));
  if (name === '[]') return node?.items === undefined ? [] : [items()];
  const names = name === '*' ? Object.keys(node?.properties ?? {}) : [name];
  return names
    .filter((key) => node?.properties?.[key] !== undefined)
    .map((key) => descend(ctx, node, location, ['properties', key]));
}

function leads(ctx, root, path) {
  const steps = path.replaceAll('[]', '.[]').split('.').filter(Boolean);
  return steps.reduce((found, name) => found.flatMap((part) => step(ctx, part, name)), [root]).length > 0;
}

function problemsOf(ctx, law, own, find) {
  const kind = kinds[law.kind];
  if (!kind) return [`knows no kind \`${law.kind}\`: it is one of ${Object.keys(kinds).join(', ')}`];
  const known = ['name', 'kind', 'says', ...kind.needs, ...(kind.may ?? [])];
  const problems = ['name', 'says', ...kind.needs]
    .filter((term) => law[term] === undefined)
    .map((term) => `lacks \`${term}\``);
  problems.push(
    ...Object.keys(law)
      .filter((term) => !known.includes(term))
      .map((term) => `has no term \`${term}\``),
  );
  const roots = { ...own };
  const other = (operationId) => {
    const found = find(operationId);
    if (!found) problems.push(`names the call \`${operationId}\`, which the contract does not have`);
    return found && rootsOf(ctx, found.node, found.location);
  };
  const called = law.call === undefined ? undefined : other(law.call);
  if (called) roots.other = called.data;
  const check = (path, from = roots) => {
    const [name, ...rest] = path.replace(/^-/, '').split('.');
    if (from[name] && !leads(ctx, from[name], rest.join('.')))
      problems.push(`names \`${path}\`, which leads nowhere`);
  };
  const checkTerm = (term, from) => {
    for (const one of [term].flat()) if (isPath(one)) check(one, from);
  };
  const checkAsked = (asked, of) => {
    for (const [field, term] of Object.entries(asked ?? {})) {
      check(`request.${field}`, of);
      checkTerm(term);
    }
  };
  // These kinds name a value or a list of another call, so their paths belong to that call.
  if (law.also !== undefined) roots.also = other(law.also)?.data;
  const ofCall = ['moves', 'shows', 'was', 'masks'].includes(law.kind) ? called : roots;
  for (const term of [
    'request',
    'id',
    'key',
    'method',
    'amount',
    'fee',
    'is',
    'max',
    'complete',
    'each',
    'as',
  ])
    if (law.each === undefined || term === 'each') checkTerm(law[term]);
  const inRow = (field) => check(`${law.each}[].${field}`);
  if (law.each === undefined) checkTerm(law.of);
  else for (const field of [law.of ?? [], law.is ?? law.max ?? []].flat()) inRow(field);
  for (const conditions of [law.when, law.since, law.once, law.gone])
    for (const path of Object.keys(conditions ?? {})) (law.each === undefined ? check : inRow)(path);
  if (law.kind === 'implies' && law.each !== undefined) inRow(law.field);
  if (law.kind === 'steps')
    for (const path of [law.field, `${law.list}[].${law.step}`, law.at ?? law.field]) inRow(path);
  for (const term of Object.values({ ...law.masked, ...law.hides })) checkTerm(term);
  if (law.kind === 'masks')
    for (const path of Object.keys({ ...law.masked, ...law.hides }))
      if (law.list === undefined) check(path);
      else if (called) check(`${law.list}[].${path}`, called);
  if (called) checkAsked(law.ask, called);
  if (ofCall && isPath(law.list)) check(law.list, ofCall);
  if (ofCall && law.kind === 'was' && law.list !== undefined) check(`${law.list}[].${law.field}`, ofCall);
  else if (ofCall && isPath(law.field)) check(law.field, ofCall);
  if (law.kind === 'order' && isPath(law.list))
    for (const key of law.by ?? []) check(`${law.list}[].${key.replace(/^-/, '')}`);
  if (law.kind === 'filter' && isPath(law.list)) check(`${law.list}[].${law.field}`);
  if ((law.kind === 'shows' || law.kind === 'was') && called)
    for (const [field, term] of Object.entries(law.same ?? {})) {
      check(`${law.list === undefined ? 'data' : `${law.list}[]`}.${field}`, called);
      checkTerm(term);
    }
  if (law.kind === 'moves' && typeof law.by === 'object') {
    const source = other(law.by.call);
    if (source) {
      checkAsked(law.by.ask, source);
      for (const field of [law.by.field, ...Object.keys(law.by.same ?? {})])
        check(`${law.by.list}[].${field}`, source);
    }
  } else if (law.kind === 'moves') checkTerm(law.by);
  return problems;
}

export function soundLaws() {
  return {
    Root(root, ctx) {
      const calls = Object.keys(root.paths ?? {}).map((path) =>
        descend(ctx, root, ctx.location, ['paths', path, 'post']),
      );
      const find = (operationId) => calls.find(({ node }) => node?.operationId === operationId);
      const report = (owner, location, roots) => {
        const laws = descend(ctx, owner, location, ['x-laws']);
        for (const [index, law] of (laws.node ?? []).entries())
          for (const problem of problemsOf(ctx, law, roots, find)) {
            const message = `The law \`${law.name}\` ${problem}.`;
            ctx.report({ message, location: laws.location.child(index) });
          }
      };
      for (const { node, location } of calls) {
        report(node, location, rootsOf(ctx, node, location));
      }
      report(root, ctx.location, {});
    },
  };
}
