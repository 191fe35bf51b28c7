import type { Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const resultOf = ({ rule, path, at, message, file, line }: Finding) => ({
  ruleId: rule,
  level: 'error',
  message: { text: `${path}  ${at} ${message}.` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: file },
        region: { startLine: line },
      },
      logicalLocations: [{ fullyQualifiedName: `POST ${path}`, kind: 'function' }],
    },
  ],
});

/** SARIF 2.1.0: code hosts show findings at the lines of the contract. */
export function sarifReport({ findings, missing = [] }: Pick<CheckResult, 'findings' | 'missing'>): string {
  const unseen = missing.map((name) => ({
    ruleId: 'never-seen',
    level: 'error',
    message: { text: `${name} was never seen.` },
    locations: [{ physicalLocation: { artifactLocation: { uri: 'openapi/openapi.yaml' } } }],
  }));
  const results = [...findings.map(resultOf), ...unseen];
  const rules = [...new Set(results.map(({ ruleId }) => ruleId))].map((id) => ({ id }));
  const driver = { name: 'copihue-contract', informationUri: 'https://copihue.example', rules };
  const runs = [{ tool: { driver }, columnKind: 'utf16CodeUnits', results }];
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs }, null, 2)}\n`;
}
