/**
 * Writes the formatted skeleton of a call, a screen, a game or a refusal (`npm run new -- --help`). The contract check finds a new call
 * by itself and sends the contract's example.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pascal } from './generate/contract.ts';
import { areas, CALL, changes, insert, operationIdOf, stop, USAGE } from './new/changes.ts';
import { newGame } from './new/new-game.ts';
import { newRefusal } from './new/new-refusal.ts';
import { newScreen } from './new/new-screen.ts';
import { readOptions } from './shared/options.ts';

function areaOf(path: string, named: string | undefined, contract: string): string {
  const known = areas();
  if (named !== undefined) {
    if (!known.includes(named)) stop(`There is no area "${named}". The areas are ${known.join(', ')}.`);
    return named;
  }
  const prefix = path.slice(0, path.lastIndexOf('/') + 1);
  const alike = contract.matchAll(new RegExp(`\\n  ${prefix}\\w+: { \\$ref: 'paths/([a-z-]+)\\.yaml`, 'g'));
  const found = [...new Set([...alike].map(([, area]) => area ?? ''))];
  const [area] = found;
  if (area === undefined)
    stop(`No call begins with ${prefix}. Name its area with --area: ${known.join(', ')}.`);
  if (found.length > 1)
    stop(
      `Calls that begin with ${prefix} are in ${found.join(' and ')}. Name the area of this one with --area.`,
    );
  return area;
}

function newCall(name: string, isRead: boolean, namedArea: string | undefined): void {
  if (!CALL.test(name))
    stop(
      `"${name}" is no path of a call: two parts or more, each of letters and digits beginning with a small letter, no slash at the ends.`,
    );
  const path = `/${name}`;
  const contract = readFileSync('openapi/openapi.yaml', 'utf8');
  if (contract.includes(`\n  ${path}: `)) stop(`${path} is in openapi/openapi.yaml already.`);
  const area = areaOf(path, namedArea, contract);
  const twin = contract.match(new RegExp(`\\n  (/\\S+): { \\$ref: '[^']*#/${operationIdOf(name)}'`))?.[1];
  if (twin) stop(`${path} would have the name of ${twin}, ${operationIdOf(name)}.`);

  const type = pascal(name.replace(/^v1\//, ''));
  const operationId = operationIdOf(name);
  const url = 'http://127.0.0.1:4011';
  const gateway = `    servers: [{ url: '${url}', description: Gateway host (paths with /v1). Default of the mock backend. }]\n`;
  const [request, answer, example] = isRead
    ? ['common.yaml#/NoBody', `${area}.yaml#/${type}`, '{ id: nt-031 }']
    : [`${area}.yaml#/${type}Request`, 'common.yaml#/Nothing', '{}'];

  insert(
    'openapi/openapi.yaml',
    '\ncomponents:\n',
    (found) => `\n  ${path}: { $ref: 'paths/${area}.yaml#/${operationId}' }${found}`,
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
    x-kind: ${isRead ? 'query' : 'mutation'}
    x-refusals: []
${name.startsWith('v1/') ? gateway : ''}    parameters: [{ $ref: '../parameters.yaml#/Lang' }]
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '../schemas/${request}' }
          example: ${isRead ? '{}' : '{ id: nt-031 }'}
    responses:
      '200':
        description: It is done, or a refusal.
        headers: *headers
        content:
          application/json:
            schema: { oneOf: [{ <<: *success, properties: { <<: *envelope, data: { $ref: '../schemas/${answer}' } } }, *failure] }
            example: { success: true, message: '', data: ${example} }
      '401': { $ref: '../responses.yaml#/Unauthorized' }
      <<: *failures
`,
  );
  insert(
    `openapi/schemas/${area}.yaml`,
    /$/,
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
}

const { values, positionals } = readOptions(USAGE, {
  allowPositionals: true,
  options: {
    read: { type: 'boolean', default: false },
    area: { type: 'string' },
    call: { type: 'string' },
    field: { type: 'string' },
  },
});
const [what, name = '', ...rest] = positionals;
if (rest.length > 0) stop(`${rest.join(' ')} is too much.`);
if (what === 'call') newCall(name, values.read, values.area);
else if (what === 'screen') newScreen(name, values.call);
else if (what === 'game') newGame(name);
else if (what === 'refusal') newRefusal(name, values.call, values.field);
else stop('Only a call, a screen, a game or a refusal can be made.');

for (const [file, text] of changes) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
// Long names break lines in other places, so the files are formatted.
const sources = [...changes.keys()].filter((file) => /\.tsx?$/.test(file));
if (sources.length > 0)
  execFileSync('node_modules/.bin/biome', ['check', '--write', '--log-level=error', ...sources]);
console.log(`${name} is in ${[...changes.keys()].join(', ')}.`);
if (what !== 'game') console.log('Run `npm run generate` once it is filled in.');
console.log('Next: fill it in, and go on as docs/CONTRIBUTING.md says.');
