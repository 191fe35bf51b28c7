/**
 * Writes the skeleton of a call (its path, its request, its handler in the mock backend) or of a screen (its route, its
 * texts in both languages, its test, its address in the sweep over random answers).
 *
 *   npm run new -- call notice/read            a call that changes something (x-kind: mutation)
 *   npm run new -- call notice/latest --read   a call that reads
 *   npm run new -- screen latest --call notice/latest   a screen for players, and the call it makes
 *
 * Next: describe the call in openapi/, run `npm run generate`, write the handler, then the screen and its test.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';

function stop(problem: string): never {
  console.error(
    `${problem}\nUsage: npm run new -- call AREA/NAME [--read]\n       npm run new -- screen NAME [--call AREA/NAME]`,
  );
  process.exit(1);
}

/** Changes a file; nothing is written before every change is made up. */
const changes = new Map<string, string>();
function insert(file: string, marker: string | RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(marker, (found) => text(found));
  if (after === before) stop(`${file} has no place for it: ${String(marker)} is not in it.`);
  changes.set(file, after);
}

function create(file: string, text: string): void {
  if (existsSync(file)) stop(`${file} is there already.`);
  changes.set(file, text);
}

const pascal = (words: string) =>
  words.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
const camel = (words: string) => pascal(words).replace(/^./, (letter) => letter.toLowerCase());
const CALL = /^(v1\/)?[a-z]\w*(\/[a-z]\w*)+$/;
const operationIdOf = (call: string) => camel(call.replace(/^v1\//, ''));

function newCall(name: string, isRead: boolean): void {
  if (!CALL.test(name))
    stop(`"${name}" is no path of a call: lower camel case, at least two parts, no slash at the ends.`);
  const path = `/${name}`;
  const contract = readFileSync('openapi/openapi.yaml', 'utf8');
  if (contract.includes(`\n  ${path}:\n`)) stop(`${path} is in openapi/openapi.yaml already.`);

  /** The area is that of the calls which begin alike. */
  const prefix = path.slice(0, path.lastIndexOf('/') + 1);
  const area = contract.match(new RegExp(`\\n  ${prefix}\\w+:\\n    \\$ref: paths/([a-z-]+)\\.yaml`))?.[1];
  if (!area)
    stop(`No call begins with ${prefix}. Add the first call of a new area by hand, as CONTRIBUTING says.`);

  const type = pascal(name.replace(/^v1\//, ''));
  const operationId = operationIdOf(name);
  const servers = name.startsWith('v1/') ? "\n    servers: { $ref: '../servers.yaml#/gateway' }" : '';

  insert(
    'openapi/openapi.yaml',
    '\ncomponents:\n',
    (found) => `\n  ${path}:\n    $ref: paths/${area}.yaml#/${operationId}${found}`,
  );
  insert(
    `openapi/paths/${area}.yaml`,
    /$/,
    () => `${operationId}:
  post:
    operationId: ${operationId}
    tags: [${area}]
    summary: ${type
      .replace(/(?!^)([A-Z])/g, ' $1')
      .toLowerCase()
      .replace(/^./, (letter) => letter.toUpperCase())}
    description: What the call does, and the id of its row in docs/behaviour.md.
    x-kind: ${isRead ? 'query' : 'mutation'}${servers}
    parameters: [{ $ref: '../parameters.yaml#/Lang' }]
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '../schemas/${isRead ? 'common.yaml#/NoBody' : `${area}.yaml#/${type}Request`}' }
          example: ${isRead ? '{}' : '{ id: nt-031 }'}
    responses:
      <<: *playerFailures
      '200':
        description: It is done, or a refusal.
        headers: { token: { $ref: '../headers.yaml#/Token' } }
        content:
          application/json:
            schema:
              oneOf:
                - { <<: *answer, properties: { <<: *fields, data: { $ref: '../schemas/${isRead ? `${area}.yaml#/${type}` : 'common.yaml#/Nothing'}' } } }
                - { $ref: '../schemas/common.yaml#/FailureEnvelope' }
            example: { success: true, message: '', data: ${isRead ? '{ id: nt-031 }' : '{}'} }
`,
  );
  insert(
    `openapi/schemas/${area}.yaml`,
    /$/,
    // A read answers with something, a change is asked for with something.
    () => `${type}${isRead ? '' : 'Request'}:
  type: object
  additionalProperties: false
  required: [id]
  properties:
    id: { $ref: 'common.yaml#/Id' }
`,
  );
  const table = new RegExp(`: ${pascal(area)}Handlers = \\{\\n`);
  const handlers = readdirSync('mock-server/handlers')
    .map((file) => `mock-server/handlers/${file}`)
    .find((file) => table.test(readFileSync(file, 'utf8')));
  if (!handlers) stop(`No file of mock-server/handlers has the handlers of ${area}.`);
  insert(
    handlers,
    table,
    (found) => `${found}  ${operationId}: () => (${isRead ? "{ id: 'nt-031' }" : '{}'}),\n`,
  );
  insert('tests/support/calls-of-the-spec.ts', /\n\];/, (found) => `\n  '${path}',${found}`);
}

/** The area of a call that reads, for its generated hook; undefined for one that changes something. */
function areaOfRead(call: string): string | undefined {
  const start = new RegExp(`^${operationIdOf(call)}:\\n(?: .*\\n)*?    x-kind: query`, 'm');
  return readdirSync('openapi/paths')
    .find((file) => start.test(readFileSync(`openapi/paths/${file}`, 'utf8')))
    ?.replace('.yaml', '');
}

/** A screen that shows the answer of a call, in its three states. */
function screenOfRead(name: string, area: string, call: string): string {
  const type = pascal(name);
  const hook = `use${pascal(operationIdOf(call))}`;
  const file = operationIdOf(call).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `import { ${hook} } from '../../api/generated/${area}/${file}.ts';
import { texts } from '../../i18n/texts.ts';
import { Loading, QueryView } from '../../ui/query-view.tsx';

/** /${name}: what the player finds here, and the id of its row in docs/behaviour.md. */
export function ${type}Screen() {
  const { ${name}: words, common, home } = texts();
  const query = ${hook}({});
  return (
    <div className="px-24 py-40">
      <h1 className="font-bold text-lg">{words.title()}</h1>
      <QueryView
        query={query}
        loading={<Loading label={common.loading()} blocks={['mt-28 h-160']} />}
        failed={{ title: home.failed(), text: home.failedText(), retry: common.retry() }}
      >
        {({ id }) => <p className="pt-28">{id}</p>}
      </QueryView>
    </div>
  );
}
`;
}

function newScreen(name: string, call: string | undefined): void {
  if (!/^[a-z][a-z0-9]*$/.test(name))
    stop(`"${name}" is no name of a screen: lower-case letters and digits.`);
  if (call !== undefined && !CALL.test(call)) stop(`"${call}" is no path of a call.`);
  const type = pascal(name);
  const area = call && areaOfRead(call);
  create(
    `src/routes/${name}.tsx`,
    `import { createFileRoute } from '@tanstack/react-router';
import { RequireSession } from '../app/guards/require-session.tsx';
import { ${type}Screen } from '../features/${name}/${name}-screen.tsx';
import { loadTexts } from '../i18n/texts.ts';

export const Route = createFileRoute('/${name}')({ loader: () => loadTexts('${name}'), component: Screen });

function Screen() {
  return (
    <RequireSession>
      <${type}Screen />
    </RequireSession>
  );
}
`,
  );
  create(
    `src/features/${name}/${name}-screen.tsx`,
    area
      ? screenOfRead(name, area, call)
      : `import { texts } from '../../i18n/texts.ts';

/** /${name}: what the player finds here, and the id of its row in docs/behaviour.md. */
export function ${type}Screen() {
  const { ${name}: words } = texts();
  return (
    <div className="px-24 py-40">
      <h1 className="font-bold text-lg">{words.title()}</h1>
    </div>
  );
}
`,
  );
  create(
    `locales/ks/${name}/index.ts`,
    `import type { BaseTranslation } from '../../i18n-types.ts';

const ks_${name} = {
  title: '${type}',
} satisfies BaseTranslation;\n\nexport default ks_${name};
`,
  );
  create(
    `locales/en/${name}/index.ts`,
    `import type { Namespace${type}Translation } from '../../i18n-types.ts';

const en_${name} = {
  title: '${type}',
} satisfies Namespace${type}Translation;\n\nexport default en_${name};
`,
  );
  create(
    `tests/screens/${name}.test.tsx`,
    `import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { texts } from '../../src/i18n/texts.ts';
import { renderApp } from '../support/render-app.tsx';

test('CON-02 /${name} has its title', async () => {
  await renderApp('/${name}', { player: true });
  expect(await screen.findByRole('heading', { name: texts().${name}.title(), level: 1 })).toBeDefined();
});
`,
  );
  const sweep = 'tests/screens/any-answer.test.tsx';
  insert(sweep, "  ['/withdraw', 'player'],\n", (found) => `${found}  ['/${name}', 'player'],\n`);
  if (call === undefined) return;
  insert(
    'tests/support/screens-of-calls.ts',
    /\n\};/,
    (found) => `\n  ${operationIdOf(call)}: 'src/routes/${name}.tsx',${found}`,
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'boolean', default: false }, call: { type: 'string' } },
});
const [what, name = '', ...rest] = positionals;
if (rest.length > 0) stop(`${rest.join(' ')} is too much.`);
if (what === 'call') newCall(name, values.read);
else if (what === 'screen') newScreen(name, values.call);
else stop('Only a call or a screen can be made.');

for (const [file, text] of changes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
console.log(`/${name} is in ${[...changes.keys()].join(', ')}.`);
console.log('Next: fill it in, run `npm run generate`, and go on as docs/CONTRIBUTING.md says.');
