/**
 * Writes the skeleton of a call: its path, its request, its handler in the mock backend.
 *
 *   npm run new -- call notice/read            a call that changes something (x-kind: mutation)
 *   npm run new -- call notice/latest --read   a call that reads
 *
 * Next: describe the call in openapi/, run `npm run generate`, write the handler, then the screen and its test.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';

function stop(problem: string): never {
  console.error(
    `${problem}\nUsage: npm run new -- call AREA/NAME [--read], e.g. npm run new -- call notice/read`,
  );
  process.exit(1);
}

/** Changes a file; nothing is written before every change is made up. */
const changes = new Map<string, string>();
function insert(file: string, marker: string | RegExp, text: (found: string) => string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(marker, (found) => text(found));
  if (after === before) stop(`${file} has no place for the call: ${String(marker)} is not in it.`);
  changes.set(file, after);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { read: { type: 'boolean', default: false } },
});
const [what, name = '', ...rest] = positionals;
if (what !== 'call' || rest.length > 0) stop('Only a call can be made.');
if (!/^(v1\/)?[a-z]\w*(\/[a-z]\w*)+$/.test(name))
  stop(`"${name}" is no path of a call: lower camel case, at least two parts, no slash at the ends.`);
const path = `/${name}`;
const contract = readFileSync('openapi/openapi.yaml', 'utf8');
if (contract.includes(`\n  ${path}:\n`)) stop(`${path} is in openapi/openapi.yaml already.`);

/** The area is that of the calls which begin alike. */
const prefix = path.slice(0, path.lastIndexOf('/') + 1);
const area = contract.match(new RegExp(`\\n  ${prefix}\\w+:\\n    \\$ref: paths/([a-z-]+)\\.yaml`))?.[1];
if (!area)
  stop(`No call begins with ${prefix}. Add the first call of a new area by hand, as CONTRIBUTING says.`);

const pascal = (words: string) =>
  words.replace(/(?:^|[-/])(\w)/g, (_, letter: string) => letter.toUpperCase());
const type = pascal(name.replace(/^v1\//, ''));
const operationId = type.charAt(0).toLowerCase() + type.slice(1);
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
    x-kind: ${values.read ? 'query' : 'mutation'}${servers}
    parameters: [{ $ref: '../parameters.yaml#/Lang' }]
    requestBody:
      required: true
      content:
        application/json:
          schema: { $ref: '../schemas/${area}.yaml#/${type}Request' }
          example: { id: nt-031 }
    responses:
      '200':
        description: It is done, or a refusal.
        headers: { token: { $ref: '../headers.yaml#/Token' } }
        content:
          application/json:
            schema:
              oneOf:
                - type: object
                  additionalProperties: false
                  required: [success, message, data]
                  properties:
                    success: { type: boolean, const: true }
                    message: { $ref: '../schemas/common.yaml#/Message' }
                    data: { $ref: '../schemas/common.yaml#/Nothing' }
                - { $ref: '../schemas/common.yaml#/FailureEnvelope' }
            example: { success: true, message: '', data: {} }
      '400': { $ref: '../responses.yaml#/BadRequest' }
      '401': { $ref: '../responses.yaml#/Unauthorized' }
      '413': { $ref: '../responses.yaml#/PayloadTooLarge' }
      '429': { $ref: '../responses.yaml#/TooManyRequests' }
      '500': { $ref: '../responses.yaml#/ServerError' }
`,
);
insert(
  `openapi/schemas/${area}.yaml`,
  /$/,
  () => `${type}Request:
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
insert(handlers, table, (found) => `${found}  ${operationId}: () => ({}),\n`);

for (const [file, text] of changes) writeFileSync(file, text);
console.log(`${path} is in ${[...changes.keys()].join(', ')}.`);
console.log('Next: describe it there, run `npm run generate`, and go on as docs/CONTRIBUTING.md says.');
