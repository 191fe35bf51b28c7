import { writtenOut } from '../../source/write-out.mjs';

const gatewayPath = /^\/v1\//;
const gatewayRef = /(^|\/)servers\.yaml#\/gateway$/;

/**
 * writeOutCalls adds these fields, because they follow from the file and the name of a call or are the same for all
 * calls.
 */
const writtenFields = ['operationId', 'tags', 'parameters', 'requestBody', 'responses'];

export function writeOutCalls() {
  return {
    PathItem: {
      leave(pathItem, ctx) {
        const { post } = pathItem;
        if (!post) return;
        const report = (message) => ctx.report({ message, location: ctx.location.child('post') });
        const written = writtenFields.filter((name) => post[name] !== undefined);
        if (written.length > 0)
          report(
            `Remove ${written.join(', ')}: a call says \`x-request\` and \`x-answer\`, the rest is written out.`,
          );
        for (const side of ['x-request', 'x-answer']) {
          const { schema, example } = post[side] ?? { schema: { $ref: '' }, example: {} };
          if (typeof schema?.$ref !== 'string' || example === undefined)
            report(
              `\`${side}\` needs an \`example\`, and as \`schema\` a $ref to one in schemas/<area>.yaml.`,
            );
        }
        const { pointer, source } = ctx.location;
        pathItem.post = writtenOut(post, pointer.slice(2), source.absoluteRef);
      },
    },
  };
}

/** `/v1/pb/reg/claim` becomes `pbRegClaim`: v1 is the mark of a host and is dropped. */
function nameOfPath(path) {
  const words = path
    .replace(gatewayPath, '/')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words.map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('');
}

/** Generated names are the operationIds, so they must follow from the path. */
export function operationIdFromPath() {
  return {
    PathItem(pathItem, ctx) {
      const wanted = nameOfPath(String(ctx.key));
      if (!pathItem.post || pathItem.post.operationId === wanted) return;
      ctx.report({
        message: `The path item of ${ctx.key} must be called \`${wanted}\` (the path in camelCase, without v1).`,
      });
    },
  };
}

/** NET-02: only paths with /v1 are on the gateway host. One file lists the hosts. */
export function gatewayServers() {
  return {
    PathItem(pathItem, ctx) {
      if (pathItem.servers) {
        const message =
          'Remove `servers` from the path item; a gateway call names its host on the operation.';
        ctx.report({ message, location: ctx.location.child('servers') });
      }
      if (!pathItem.post) return;
      const { servers } = pathItem.post;
      const isGateway = gatewayPath.test(String(ctx.key));
      if (isGateway && !gatewayRef.test(servers?.$ref ?? '')) {
        const message = `${ctx.key} is a gateway call: add \`servers: { $ref: '../servers.yaml#/gateway' }\` to it.`;
        ctx.report({ message, location: ctx.location.child('post') });
      }
      if (!isGateway && servers !== undefined) {
        const message = `${ctx.key} has no /v1, so it lives on the main host: remove its \`servers\`.`;
        ctx.report({ message, location: ctx.location.child(['post', 'servers']) });
      }
    },
  };
}

/**
 * Guest calls have `security: []`; all others inherit the token. No third form exists, so that the file shows NET-08.
 */
export function guestSecurity() {
  return {
    Operation(operation, ctx) {
      if (operation.security === undefined) return;
      if (Array.isArray(operation.security) && operation.security.length === 0) return;
      ctx.report({
        message:
          'Write `security: []` on a call guests may make, and leave `security` out of every other call.',
        location: ctx.location.child('security'),
      });
    },
  };
}
