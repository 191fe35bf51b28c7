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

const isPath = (term) => typeof term === 'string' && /^-?(request|data|other|also)(?![^.[])/.test(term);

export function rootsOf(ctx, { node: operation, location }) {
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
  if (name === '[]')
    return node?.items === undefined ? [] : [follow(ctx, node.items, location.child('items'))];
  const names = name === '*' ? Object.keys(node?.properties ?? {}) : [name];
  return names
    .filter((key) => node?.properties?.[key] !== undefined)
    .map((key) => descend(ctx, node, location, ['properties', key]));
}

/** The places that a path leads to. */
export function placesAt(ctx, roots, path) {
  const [name, ...steps] = path.replace(/^-/, '').replaceAll('[]', '.[]').split('.');
  return steps
    .filter(Boolean)
    .reduce(
      (found, one) => found.flatMap((place) => step(ctx, place, one)),
      roots[name] ? [roots[name]] : [],
    );
}

/** Terms that name no field of the contract; a path in `as` or `is` does. */
const WORDS = 'name kind says call also must how zone seconds first last values later refusal as is'.split(
  ' ',
);

/** The paths and fields that a law names. */
const namesIn = (law) =>
  Object.entries(law).flatMap(([term, value]) => {
    if (term === 'by' && value.call) return namesIn(value);
    if (typeof value === 'object' && value !== null && !Array.isArray(value) && !WORDS.includes(term))
      return [...Object.keys(value), ...Object.values(value).flat().filter(isPath)];
    return [value]
      .flat()
      .filter((text) => isPath(text) || (typeof text === 'string' && !WORDS.includes(term)));
  });

function problemsOf(ctx, law, own, find) {
  const kind = kinds[law.kind];
  if (!kind) return [`knows no kind \`${law.kind}\`: it is one of ${Object.keys(kinds).join(', ')}`];
  const known = ['name', 'kind', 'says', ...kind.needs, ...(kind.may ?? [])];
  const calls = [law.call, law.also, law.by?.call].filter(Boolean);
  const [absent] = calls.filter((name) => !find(name));
  if (absent) return [`names the call \`${absent}\`, which the contract does not have`];
  const [called, also] = [law.call, law.also].map((name) => name && rootsOf(ctx, find(name)));
  const source = law.by?.call && rootsOf(ctx, find(law.by.call));
  // A path belongs to this call or, where the term says so, to another one; a name to a row, a request or the data.
  const roots = [{ ...own, other: called?.data, also: also?.data }, called, source].filter(Boolean);
  const lists = [law.each, law.list, law.by?.list, law.each && `${law.each}[].${law.list}`].filter(Boolean);
  const rows = lists.flatMap((list) => roots.flatMap((root) => placesAt(ctx, root, `${list}[]`)));
  const places = [...rows, ...roots.flatMap(({ request, data }) => [request, data])].filter(Boolean);
  const leads = (name) =>
    isPath(name)
      ? roots.some((root) => placesAt(ctx, root, name).length > 0)
      : places.some((here) => placesAt(ctx, { here }, `here.${name.replace(/^-/, '')}`).length > 0);
  return [
    ...['name', 'says', ...kind.needs]
      .filter((term) => law[term] === undefined)
      .map((term) => `lacks \`${term}\``),
    ...Object.keys(law)
      .filter((term) => !known.includes(term))
      .map((term) => `has no term \`${term}\``),
    ...namesIn(law)
      .filter((name) => !leads(name))
      .map((name) => `names \`${name}\`, which leads nowhere`),
  ];
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
      for (const call of calls) report(call.node, call.location, rootsOf(ctx, call));
      report(root, ctx.location, {});
    },
  };
}
