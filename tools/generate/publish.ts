import { writeFileSync } from 'node:fs';
import { type Contract, operationsOf, pascal, type SocketEvent } from './contract.ts';

const PREFIX = '#/components/schemas/';

/** Names that generators make of a call, so no schema has one (orval: `PingResult` of `ping`). */
const MADE_OF_CALLS = ['Body', 'Data', 'Error', 'Headers', 'Params', 'Response', 'Result', 'Success'];

function schemasFrom(value: unknown, schemas: Contract['components']['schemas'], found = new Set<string>()) {
  JSON.stringify(value, (key, inner: unknown) => {
    if (key !== '$ref' || typeof inner !== 'string' || !inner.startsWith(PREFIX)) return inner;
    const name = inner.slice(PREFIX.length);
    if (!found.has(name)) schemasFrom(schemas[name], schemas, found.add(name));
    return inner;
  });
  return found;
}

function only(schemas: Contract['components']['schemas'], names: ReadonlySet<string>) {
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => names.has(name)));
}

/**
 * Check, diff, reference and other tools read this one document. The envelope of each success has a name, so that
 * generated classes have one. `x-events` has the events of the socket, which asyncapi.json has too.
 */
function openapiDocument(contract: Contract): object {
  const { components, 'x-events': events, ...rest } = structuredClone(contract);
  const schemas = { ...components.schemas };
  for (const { path, operationId } of operationsOf(contract)) {
    const json = rest.paths[path]?.post.responses['200']?.content?.['application/json'];
    const [success, failure] = json?.schema.oneOf ?? [];
    const taken = MADE_OF_CALLS.map((end) => pascal(operationId) + end).find((made) => schemas[made]);
    if (taken) throw new Error(`Rename the schema ${taken}: generators give ${operationId} this name.`);
    const name = `${pascal(operationId)}Success`;
    if (!json || !success || !failure) throw new Error(`${path}: its answer is no envelope.`);
    schemas[name] = success;
    json.schema = { oneOf: [{ $ref: `${PREFIX}${name}` }, failure] };
  }
  const used = schemasFrom({ paths: rest.paths, ...components, schemas: {} }, schemas);
  const document = { ...rest, components: { ...components, schemas: only(schemas, used) } };
  // Other tools would report components that only the events use as unused.
  const alone = [...schemasFrom(events, schemas)].filter((name) => !used.has(name));
  const published = { ...events, schemas: only(schemas, new Set(alone)) };
  const text = alone.reduce(
    (all, name) => all.replaceAll(`"${PREFIX}${name}"`, `"#/x-events/schemas/${name}"`),
    JSON.stringify(published),
  );
  return { ...document, 'x-events': JSON.parse(text) as unknown, 'x-asyncapi': 'asyncapi.json' };
}

function messageOf(name: string, { summary, encoding, payload }: SocketEvent): object {
  const asText = { type: 'string', contentMediaType: 'application/json', 'x-contentSchema': payload };
  return {
    name,
    summary,
    contentType: 'application/json',
    ...(payload && { payload: encoding === 'json-string' ? asText : payload }),
  };
}

/** AsyncAPI 3.0 from the server's view: it sends its events and receives the client's. */
function asyncapiDocument(contract: Contract): object {
  const events = (['server', 'client'] as const).flatMap((sender) =>
    Object.entries(contract['x-events'][sender]).map(([name, event]) => {
      return { key: `${sender}${pascal(name)}`, name, event, sender };
    }),
  );
  const { title, version, contact, license } = contract.info;
  const { schemas } = contract.components;
  const host = new URL(contract.servers[0]?.url ?? '');
  const messages = Object.fromEntries(
    events.map(({ key }) => [key, { $ref: `#/components/messages/${key}` }]),
  );
  return {
    asyncapi: '3.0.0',
    info: {
      title: `${title}, realtime`,
      version,
      contact,
      license: { name: license.name, url: 'https://opensource.org/license/mit' },
      tags: [{ name: 'realtime', description: 'Events between a player and the server.' }],
      description:
        'Events over socket.io (websocket, then polling) on the main host. The token goes into the query of the connection, and into the event `login` on every connect.',
    },
    defaultContentType: 'application/json',
    servers: { main: { host: host.host, protocol: host.protocol === 'https:' ? 'wss' : 'ws' } },
    channels: { socket: { address: '/socket.io', messages } },
    operations: Object.fromEntries(
      events.map(({ key, sender, event }) => [
        key,
        {
          action: sender === 'server' ? 'send' : 'receive',
          description: event.summary,
          security: [{ $ref: '#/components/securitySchemes/token' }],
          channel: { $ref: '#/channels/socket' },
          messages: [{ $ref: `#/channels/socket/messages/${key}` }],
        },
      ]),
    ),
    components: {
      messages: Object.fromEntries(events.map(({ key, name, event }) => [key, messageOf(name, event)])),
      schemas: only(schemas, schemasFrom(contract['x-events'], schemas)),
      securitySchemes: {
        token: {
          type: 'httpApiKey',
          in: 'query',
          name: 'token',
          description: 'The session token of the player; a guest connects without.',
        },
      },
    },
  };
}

/** The mock backend serves these documents with its own hosts (CON-08). */
export function writePublished(contract: Contract): void {
  const write = (name: string, document: object) =>
    writeFileSync(`openapi/dist/${name}`, `${JSON.stringify(document, null, 2)}\n`);
  write('openapi.json', openapiDocument(contract));
  write('asyncapi.json', asyncapiDocument(contract));
}
