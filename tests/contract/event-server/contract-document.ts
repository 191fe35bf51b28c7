// The server reads the published document: calls, bodies, and the catalogue of refusals.
import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

type Schema = { $ref?: string; properties?: Record<string, Schema>; oneOf?: Schema[] };
type Operation = {
  operationId: string;
  security?: unknown[];
  servers?: unknown[];
  'x-refusals': string[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
};
type CatalogueEntry = {
  status: number;
  field?: string;
  retryAfterSeconds?: number;
  with?: Record<string, string | number>;
  text: { ks: string; en: string };
};
type Document = {
  paths: Record<string, { post: Operation; servers?: unknown[] }>;
  components: { schemas: Record<string, Schema> };
  'x-refusals': Record<string, CatalogueEntry>;
};

export type Call = {
  id: string;
  guest: boolean;
  gateway: boolean;
  refusals: string[];
  wrongField: (body: unknown) => string | null;
};

const document = JSON.parse(
  readFileSync(new URL('../../../openapi/dist/openapi.json', import.meta.url), 'utf8'),
) as Document;

export const catalogue = document['x-refusals'];

const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
ajv.addKeyword({
  keyword: 'x-decimals',
  type: 'number',
  validate: (decimals: number, value: number) => value === Number(value.toFixed(decimals)),
});
ajv.addSchema({ $id: 'contract', components: document.components });

const resolved = (schema: Schema): Schema =>
  schema.$ref
    ? resolved(document.components.schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? {})
    : schema;

// In the document's order; for a choice, the fields of all its forms.
const fieldsOf = (schema: Schema): string[] => {
  const whole = resolved(schema);
  return [...Object.keys(whole.properties ?? {}), ...(whole.oneOf ?? []).flatMap(fieldsOf)];
};

const fieldOf = ({ instancePath, params }: ErrorObject): string =>
  [instancePath.slice(1).replaceAll('/', '.'), params.missingProperty ?? params.additionalProperty ?? '']
    .filter(Boolean)
    .join('.');

// A wrong value fails each form of a choice, so this takes the form with the most fields of the body.
function firstWrongField(schema: Schema, errors: ErrorObject[], body: unknown): string {
  const forms = resolved(schema).oneOf;
  if (forms && typeof body === 'object' && body !== null) {
    const sent = Object.keys(body);
    const near = (form: Schema) => fieldsOf(form).filter((field) => sent.includes(field)).length;
    const nearest = [...forms].sort((a, b) => near(b) - near(a))[0] ?? {};
    const check = ajv.compile(rooted(nearest));
    check(body);
    return firstWrongField(nearest, check.errors ?? [], body);
  }
  const order = fieldsOf(schema);
  // A call without parameters can only have one field too many.
  if (order.length === 0 && typeof body === 'object' && body !== null) return Object.keys(body)[0] ?? '';
  const place = (field: string) =>
    order.indexOf(field.split('.')[0] ?? '') + (order.includes(field) ? 0 : 1000);
  return errors.map(fieldOf).sort((a, b) => place(a) - place(b))[0] ?? '';
}

function rooted(schema: Schema): object {
  return schema.$ref ? { $ref: `contract${schema.$ref}` } : schema;
}

export const calls = new Map<string, Call>(
  Object.entries(document.paths).map(([path, { post, servers }]) => {
    const schema = post.requestBody?.content['application/json'].schema ?? {};
    const check = ajv.compile(rooted(schema));
    return [
      path,
      {
        id: post.operationId,
        guest: post.security?.length === 0,
        gateway: Boolean(servers ?? post.servers),
        refusals: post['x-refusals'],
        wrongField: (body) => (check(body) ? null : firstWrongField(schema, check.errors ?? [], body)),
      },
    ];
  }),
);
