// What `x-left-out`, `x-optional`, `x-refusals` and refusals.yaml name must exist (CON-01): nothing else reads a misspelt name.
import { placesAt, rootsOf } from './laws.mjs';
import { descend } from './references.mjs';

const ENTRY = 'when status retry text with field retryAfterSeconds'.split(' ');
const RETRIES = 'never changed later login unknown'.split(' ');

function problemsOfRefusal(entry, isField) {
  return [
    ...Object.keys(entry)
      .filter((key) => !ENTRY.includes(key))
      .map((key) => `A refusal has no \`${key}\`: it has ${ENTRY.join(', ')}.`),
    ...(RETRIES.includes(entry.retry) ? [] : [`\`retry\` is one of ${RETRIES.join(', ')}.`]),
    ...(entry.field === undefined || isField(entry.field)
      ? []
      : [`No call with this refusal sends \`${entry.field}\`.`]),
  ];
}

export function soundNames() {
  return {
    Root(root, ctx) {
      const calls = Object.keys(root.paths ?? {}).map((path) => {
        const call = descend(ctx, root, ctx.location, ['paths', path, 'post']);
        return { ...call, roots: rootsOf(ctx, call) };
      });
      const leads = (call, path) => placesAt(ctx, call.roots, path).length > 0;
      const say = (location, message) => ctx.report({ message, location });
      const refusals = descend(ctx, root, ctx.location, ['x-refusals']);
      for (const call of calls) {
        const { 'x-left-out': leftOut = [], 'x-refusals': codes = [] } = call.node;
        for (const path of leftOut)
          if (!leads(call, path))
            say(call.location.child('x-left-out'), `\`${path}\` leads to no field of the answer.`);
        for (const code of codes)
          if (!refusals.node?.[code])
            say(call.location.child('x-refusals'), `refusals.yaml has no \`${code}\`.`);
      }
      for (const [name, { fields = {} }] of Object.entries(root['x-optional'] ?? {}))
        for (const [operationId, paths] of Object.entries(fields)) {
          const call = calls.find(({ node }) => node.operationId === operationId);
          for (const path of paths)
            if (!call || !leads(call, path))
              say(
                ctx.location.child(['x-optional', name]),
                `\`${operationId}\` has no field \`${path}\` in its answer.`,
              );
        }
      for (const [code, entry] of Object.entries(refusals.node ?? {})) {
        const own = calls.filter(({ node }) => node['x-refusals']?.includes(code));
        // A code of all calls is in no call's own list.
        const isField = (field) => own.length === 0 || own.some((call) => leads(call, `request.${field}`));
        for (const message of problemsOfRefusal(entry, isField)) say(refusals.location.child(code), message);
      }
    },
  };
}
