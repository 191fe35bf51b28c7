import type { Answer, Call, Contract, ContractNode, SocketEvent } from '../source/contract.ts';
import { fieldOf, fieldsOf, listOf, textOf } from '../source/json-values.ts';
import { type Law, lawsOf, sharedLaws } from '../source/laws.ts';
import type { Fact } from './change.ts';
import { childrenOf, factAt, keywordFacts, type Spot, schemaFact } from './schema-facts.ts';

/** What apps and servers rely on when they read a contract: each part that two contracts can differ in. */

const rootOf = ({ files }: Contract): ContractNode => {
  const place = { file: files.root, pointer: '' };
  return { ...place, value: files.valueAt(place) };
};

function sourcesOf(contract: Contract, call: Call): ContractNode[] {
  const root = rootOf(contract);
  return [call.part, contract.child(root, 'paths', call.path) ?? call.part, root];
}

function inherited(contract: Contract, call: Call, key: string): readonly unknown[] {
  const parts = sourcesOf(contract, call).flatMap((part) => contract.child(part, key) ?? []);
  return listOf(parts[0]?.value);
}

const hostOf = (contract: Contract, call: Call) =>
  inherited(contract, call, 'servers')
    .map((server) => fieldOf(server, 'url'))
    .join(' or ');

/** The hosts by the number of their calls: a call that moves to another host changes no other call's number. */
function hostsOf(contract: Contract): string[] {
  const hosts = contract.calls.map((call) => hostOf(contract, call));
  const callsOf = (host: string) => hosts.filter((other) => other === host).length;
  return [...new Set(hosts)].sort((one, other) => callsOf(other) - callsOf(one));
}

/** Many calls share a scheme, so its change is reported once, where the schemes are written. */
function sessionFacts(contract: Contract, call: Call): Fact[] {
  const schemes = contract.child(rootOf(contract), 'components', 'securitySchemes');
  const session = inherited(contract, call, 'security').map((requirement) =>
    // The name of a scheme is only a key of the document.
    fieldsOf(requirement).map(([name, scopes]) => {
      const scheme = fieldsOf(schemes && contract.child(schemes, name)?.value);
      const proof = scheme.filter(([key]) => !['description', 'bearerFormat'].includes(key));
      return { ...Object.fromEntries(proof), scopes };
    }),
  );
  const spot: Spot = { sender: 'app', at: 'session' };
  return call.isGuest ? [] : [factAt(spot, 'session', session, schemes ?? call.part)];
}

function parameterFacts(contract: Contract, call: Call): Fact[] {
  const [own, path] = sourcesOf(contract, call);
  return [path, own].flatMap((source) =>
    (source ? childrenOf(contract, source, 'parameters') : []).map((part) => {
      const [where, name = ''] = ['in', 'name'].map((key) => textOf(fieldOf(part.value, key)) ?? '');
      // Header names ignore case.
      const at = `parameter ${where} ${where === 'header' ? name.toLowerCase() : name}`;
      const spot = { sender: 'app', at } as const;
      const isRequired = fieldOf(part.value, 'required') === true;
      return factAt(
        spot,
        'present',
        isRequired,
        part,
        schemaFact(contract, contract.child(part, 'schema'), spot),
      );
    }),
  );
}

function mediaTypes(spot: Spot, part: ContractNode): Fact {
  const types = fieldsOf(fieldOf(part.value, 'content')).map(([type]) => type);
  return factAt(spot, 'media types', types.sort(), part);
}

function answerFacts(contract: Contract, answer: Answer): Fact {
  const { status, part, schema, headers } = answer;
  const spot: Spot = { sender: 'server', at: status === 200 ? 'answer' : `answer ${status}` };
  return factAt(spot, 'status', status, part, [
    mediaTypes(spot, part),
    ...schemaFact(contract, schema, spot),
    ...headers.map((header) => {
      const at = { ...spot, at: `${spot.at} header ${header.name}` };
      // Many answers share a header, so its change is reported once, where the header is written.
      return factAt(at, 'header', header.isRequired, header.schema, schemaFact(contract, header.schema, at));
    }),
  ]);
}

/** The words of a law do not count. */
function lawFacts(laws: readonly Law[]): Fact[] {
  return laws.map(({ name, terms, part }) => {
    const counted = fieldsOf(terms).filter(([key]) => key !== 'name' && key !== 'says');
    const at = `law ${name} ${JSON.stringify(Object.fromEntries(counted.sort()))}`;
    return factAt({ sender: 'server', at }, 'law', '', part);
  });
}

function callFacts(contract: Contract, call: Call, hosts: readonly string[]): Fact {
  const spot: Spot = { sender: 'app', at: '' };
  const request: Spot = { sender: 'app', at: 'request' };
  const body = contract.child(call.part, 'requestBody');
  return factAt(spot, 'call', '', call.part, [
    ...keywordFacts(spot, call.part.value, call.part),
    factAt(spot, 'host', hosts.indexOf(hostOf(contract, call)) + 1, call.part),
    ...sessionFacts(contract, call),
    ...parameterFacts(contract, call),
    ...(body
      ? [factAt(request, 'body', fieldOf(body.value, 'required') === true, body), mediaTypes(request, body)]
      : []),
    ...schemaFact(contract, call.request, request),
    ...call.answers.map((answer) => answerFacts(contract, answer)),
    ...call.refusals.map((code) => factAt({ ...spot, at: `refusal ${code}` }, 'refusal', '', call.part)),
    ...lawFacts(lawsOf(contract, call)),
  ]);
}

function eventFacts(contract: Contract, { sender, part, isJsonText, payload }: SocketEvent): Fact {
  const spot: Spot = { sender: sender === 'client' ? 'app' : 'server', at: '' };
  return factAt(spot, 'event', '', part, [
    ...keywordFacts(spot, part.value, part),
    factAt(spot, 'encoding', isJsonText ? 'a text of JSON' : 'JSON', part),
    ...(payload
      ? [factAt(spot, 'payload', '', part, schemaFact(contract, payload, { ...spot, at: 'payload' }))]
      : []),
  ]);
}

/** Marks of the whole document: what a server may leave out, markets, the order of checks, refusals. */
function markFacts(contract: Contract): [where: string, facts: Fact[]][] {
  const root = rootOf(contract);
  const fact = (kind: string, at: string, value: unknown = '', inside: readonly Fact[] = []) =>
    factAt({ sender: 'server', at }, kind, value, root, inside);
  const mark = (name: string) => contract.child(root, name)?.value;
  const features = fieldsOf(mark('x-optional')).map(([name, feature]) => {
    const at = `feature ${name}`;
    const parts = [
      ...fieldsOf(fieldOf(feature, 'fields')).flatMap(([call, fields]) =>
        listOf(fields).map((field) => `${call} ${field}`),
      ),
      ...listOf(fieldOf(feature, 'events')).map((event) => `event ${event}`),
    ];
    return fact('optional', at, '', [
      ...keywordFacts({ sender: 'server', at }, feature, root),
      ...parts.map((part) => fact('optional', `${at}, ${part}`)),
    ]);
  });
  const checks = listOf(mark('x-order-of-checks'));
  const catalogue = fieldsOf(mark('x-refusals')).map(([code, entry]) => {
    const spot: Spot = { sender: 'server', at: `refusal ${code}` };
    const place = { ...root, pointer: `/x-refusals/${code}` };
    return factAt(spot, '', '', place, [
      factAt(spot, 'status of a refusal', fieldOf(entry, 'status') ?? 200, place),
      ...keywordFacts(spot, entry, place),
    ]);
  });
  return [
    ['hosts', [fact('hosts', '', hostsOf(contract))]],
    ['what a server may leave out', features],
    [
      'markets',
      [
        ...listOf(mark('x-whole-units')).map((market) => fact('whole units', `money of ${market}`)),
        ...fieldsOf(mark('x-time-zones')).map(([market, zone]) =>
          fact('zone of days', `days of ${market}`, zone),
        ),
      ],
    ],
    [
      'checks',
      checks.flatMap((first, index) =>
        checks.slice(index + 1).map((second) => fact('order of checks', `${first} before ${second}`)),
      ),
    ],
    ['refusals', catalogue],
    ['every answer', lawFacts(sharedLaws(contract))],
  ];
}

/** By call, event or part of the document. */
export function factsOf(contract: Contract): Map<string, readonly Fact[]> {
  const hosts = hostsOf(contract);
  return new Map<string, readonly Fact[]>([
    ...contract.calls.map((call) => [call.path, [callFacts(contract, call, hosts)]] as const),
    ...contract.events.map(
      (event) => [`socket, ${event.sender} event ${event.name}`, [eventFacts(contract, event)]] as const,
    ),
    ...markFacts(contract),
  ]);
}
