// Redocly plugin with the rules of the contract that assertions in redocly.yaml cannot express (CON-01).
import { gatewayServers, guestSecurity, operationIdFromPath, writeOutCalls } from './rules/calls.mjs';
import { soundLaws } from './rules/laws.mjs';
import { keptPromises } from './rules/promises.mjs';
import { closedObjects, defaultOrRequired, describedEnums, scalarExamples } from './rules/schemas.mjs';

/** Redocly requires a default export that returns the plugin. */
export default function copihuePlugin() {
  return {
    id: 'copihue',
    preprocessors: { oas3: { 'write-out-calls': writeOutCalls } },
    rules: {
      oas3: {
        'operation-id-from-path': operationIdFromPath,
        'gateway-servers': gatewayServers,
        'guest-security': guestSecurity,
        'sound-laws': soundLaws,
        'kept-promises': keptPromises,
        'closed-objects': closedObjects,
        'default-or-required': defaultOrRequired,
        'scalar-examples': scalarExamples,
        'described-enums': describedEnums,
      },
    },
  };
}
