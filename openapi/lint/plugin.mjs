// Redocly plugin with the rules of the contract that assertions in redocly.yaml cannot express (CON-01).
import { describedEnums } from './rules/enums.mjs';
import { soundLaws } from './rules/laws.mjs';
import { soundNames } from './rules/names.mjs';
import { keptPromises } from './rules/promises.mjs';

/** Redocly requires a default export that returns the plugin. */
export default function copihuePlugin() {
  const rules = {
    'sound-laws': soundLaws,
    'sound-names': soundNames,
    'kept-promises': keptPromises,
    'described-enums': describedEnums,
  };
  return { id: 'copihue', rules: { oas3: rules } };
}
