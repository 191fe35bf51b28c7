// Redocly plugin with the house rules of the contract that assertions in redocly.yaml cannot express (CON-01).
import { callExamples, envelope200, failureEnvelope, standardFailures } from './rules/answers.mjs';
import {
  gatewayServers,
  guestSecurity,
  langHeader,
  operationIdFromPath,
  session401,
} from './rules/calls.mjs';
import { soundLaws } from './rules/laws.mjs';
import {
  closedObjects,
  defaultOrRequired,
  describedEnums,
  requestSchemaNamed,
  scalarExamples,
} from './rules/schemas.mjs';

/** Redocly asks for a default export that returns the plugin. */
export default function copihuePlugin() {
  return {
    id: 'copihue',
    rules: {
      oas3: {
        'operation-id-from-path': operationIdFromPath,
        'gateway-servers': gatewayServers,
        'guest-security': guestSecurity,
        'session-401': session401,
        'lang-header': langHeader,
        'request-schema-named': requestSchemaNamed,
        'call-examples': callExamples,
        'envelope-200': envelope200,
        'failure-envelope': failureEnvelope,
        'standard-failures': standardFailures,
        'sound-laws': soundLaws,
        'closed-objects': closedObjects,
        'default-or-required': defaultOrRequired,
        'scalar-examples': scalarExamples,
        'described-enums': describedEnums,
      },
    },
  };
}
