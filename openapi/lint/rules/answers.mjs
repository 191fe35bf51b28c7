// Rules about what a call answers: the success envelope, the failure envelope, examples of both sides.
import { descend, follow, refersTo } from './references.mjs';

const json = ['content', 'application/json'];

/** The schema of an envelope: {success, message, data} and nothing else, success always true, data a named schema. */
function isSuccessEnvelope(schema) {
  const { success, data } = schema?.properties ?? {};
  const isClosed =
    schema?.additionalProperties === false && Object.keys(schema.properties ?? {}).length === 3;
  const required = ['success', 'message', 'data'].every((name) => schema?.required?.includes(name));
  return isClosed && required && success?.const === true && typeof data?.$ref === 'string';
}

/** Spec point 7 and 8: HTTP 200 carries either the envelope with its data or a refusal. */
export function envelope200() {
  return {
    Operation(operation, ctx) {
      const at = ctx.location.child('responses');
      const { node: schema, location } = descend(ctx, operation.responses, at, ['200', ...json, 'schema']);
      const [success, failure, ...more] = schema?.oneOf ?? [];
      const envelope = follow(ctx, success, location ?? at).node;
      if (isSuccessEnvelope(envelope) && refersTo(failure, 'FailureEnvelope') && more.length === 0) return;
      ctx.report({
        message:
          'The 200 response must be `oneOf` of first a closed {success: const true, message, data} with `data` a $ref ' +
          'to a named schema, then a $ref to FailureEnvelope (the form of gameCategories in paths/game.yaml).',
        location: at,
      });
    },
  };
}

/** Design point 4: every 4xx and 5xx is the failure envelope. */
export function failureEnvelope() {
  return {
    Operation(operation, ctx) {
      for (const status of Object.keys(operation.responses ?? {})) {
        if (!/^[45]/.test(status)) continue;
        const at = ctx.location.child('responses');
        const { node } = descend(ctx, operation.responses, at, [status, ...json]);
        if (refersTo(node?.schema, 'FailureEnvelope')) continue;
        ctx.report({
          message: `Response ${status} must answer a $ref to FailureEnvelope; take one from responses.yaml.`,
          location: at.child(status),
        });
      }
    },
  };
}

/** What any call can meet: a body that breaks the contract or is too large, too many requests, a fault (MOC-03). */
export function standardFailures() {
  return {
    Operation(operation, ctx) {
      const missing = ['400', '405', '413', '429', '500'].filter(
        (status) => operation.responses?.[status] === undefined,
      );
      if (missing.length === 0) return;
      ctx.report({
        message: `Add the responses ${missing.join(', ')} from responses.yaml: every call may answer them.`,
        location: ctx.location.child('responses'),
      });
    },
  };
}

/** Each call shows one complete request and one complete answer; their truth is checked by the example rules. */
export function callExamples() {
  return {
    Operation(operation, ctx) {
      const sides = [
        ['request body', ['requestBody', ...json]],
        ['200 response', ['responses', '200', ...json]],
      ];
      for (const [side, keys] of sides) {
        const { node } = descend(ctx, operation, ctx.location, keys);
        if (node === undefined || node.example !== undefined) continue;
        ctx.report({
          message: `Add an \`example\` to the ${side}, next to its \`schema\`.`,
          location: ctx.location.child(keys[0]),
        });
      }
    },
  };
}
