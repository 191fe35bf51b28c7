import type { Finding } from '../finding.ts';
import type { CheckResult } from '../run-check.ts';

const SCHEMA = 'https://json.schemastore.org/sarif-2.1.0.json';

const resultOf = ({ rule, path, at, says, place, line }: Finding) => ({
  ruleId: rule,
  level: 'error',
  message: { text: `${path}  ${at} ${says}.` },
  locations: [
    {
      physicalLocation: {
        artifactLocation: { uri: `openapi/${place.file}` },
        region: { startLine: line },
      },
      logicalLocations: [{ fullyQualifiedName: `POST ${path}`, kind: 'function' }],
    },
  ],
});

/** SARIF 2.1.0: code hosts show findings at the lines of the contract. */
export function sarifReport({ findings }: Pick<CheckResult, 'findings'>): string {
  const rules = [...new Set(findings.map(({ rule }) => rule))].map((id) => ({ id }));
  const driver = { name: 'copihue-contract', informationUri: 'https://copihue.example', rules };
  const runs = [{ tool: { driver }, columnKind: 'utf16CodeUnits', results: findings.map(resultOf) }];
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs }, null, 2)}\n`;
}
