// Rules about a call as a whole: its name, its host, who may make it, the headers it reads.
import { follow } from './references.mjs';

const gatewayPath = /^\/v1\//;
const gatewayRef = /(^|\/)servers\.yaml#\/gateway$/;

/** `/v1/pb/reg/claim` becomes `pbRegClaim`: the words of the path without the host mark v1, in camelCase. */
function nameOfPath(path) {
  const words = path
    .replace(gatewayPath, '/')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  return words.map((word, index) => (index === 0 ? word : word[0].toUpperCase() + word.slice(1))).join('');
}

/** Generated names are the operationIds, so they must be predictable from the path. */
export function operationIdFromPath() {
  return {
    PathItem(pathItem, ctx) {
      const wanted = nameOfPath(String(ctx.key));
      if (!pathItem.post || pathItem.post.operationId === wanted) return;
      ctx.report({
        message: `The operationId of ${ctx.key} must be \`${wanted}\` (the path in camelCase, without v1).`,
        location: ctx.location.child(['post', 'operationId']),
      });
    },
  };
}

/** NET-02: paths with /v1, and only they, live on the gateway host; the list of hosts is written down once. */
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

/** Open calls say `security: []`, all others inherit the token; no third form, so NET-08 can be read off. */
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

/** A guarded call can lose its session (401, NET-05); an open one has none to lose. */
export function session401() {
  return {
    Operation(operation, ctx) {
      const isOpen = operation.security?.length === 0;
      const has401 = operation.responses?.['401'] !== undefined;
      if (isOpen && has401) {
        const message = 'Guests may make this call (`security: []`): remove its 401 response.';
        ctx.report({ message, location: ctx.location.child(['responses', '401']) });
      }
      if (!isOpen && !has401) {
        const message = "This call needs login: add `'401': { $ref: '../responses.yaml#/Unauthorized' }`.";
        ctx.report({ message, location: ctx.location.child('responses') });
      }
    },
  };
}

/** NET-01: every call reads the `lang` header. */
export function langHeader() {
  return {
    Operation(operation, ctx) {
      const parameters = (operation.parameters ?? []).map((raw) => follow(ctx, raw, ctx.location).node);
      if (parameters.some((parameter) => parameter?.in === 'header' && parameter.name === 'lang')) return;
      ctx.report({
        message: "Add `parameters: [{ $ref: '../parameters.yaml#/Lang' }]`: every call reads the language.",
      });
    },
  };
}
