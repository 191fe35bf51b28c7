import { descend } from './references.mjs';

const scalarTypes = new Set(['string', 'number', 'integer', 'boolean']);

/** An unknown field is a mistake of one side, so no object allows one. */
export function closedObjects() {
  return {
    Schema(schema, ctx) {
      const isObject = schema.type === 'object' || schema.properties !== undefined;
      if (!isObject || schema.additionalProperties === false) return;
      ctx.report({ message: 'Write `additionalProperties: false` on every object schema.' });
    },
  };
}

/** A default is the meaning of a missing field, so a field with a default must be optional. */
export function defaultOrRequired() {
  return {
    RequestBody(body, ctx) {
      const at = ['content', 'application/json', 'schema'];
      const { node: schema, location } = descend(ctx, body, ctx.location, at);
      for (const name of schema?.required ?? []) {
        const { node: field } = descend(ctx, schema, location, ['properties', name]);
        if (field?.default === undefined) continue;
        const message = `\`${name}\` has a default: take it out of \`required\`, or its \`default\` away.`;
        ctx.report({ message, location: location.child('required') });
      }
    },
  };
}

/**
 * The reference of the contract shows a value for every field (CON-05). An example on the whole object covers its
 * fields, and a const is its own example.
 */
export function scalarExamples() {
  return {
    Schema(schema, ctx) {
      if (schema.example !== undefined) return;
      for (const [name, field] of Object.entries(schema.properties ?? {})) {
        const isScalar = scalarTypes.has(field?.type) && field.const === undefined;
        if (!isScalar || field.example !== undefined) continue;
        const message = `Add an \`example\` to the field \`${name}\`.`;
        ctx.report({ message, location: ctx.location.child(['properties', name]) });
      }
    },
  };
}

/** Readers look up the meaning of `status: 2` here, so the description names each value of an enum (CON-08). */
export function describedEnums() {
  return {
    Schema(schema, ctx) {
      if (!Array.isArray(schema.enum)) return;
      const words = new Set(String(schema.description ?? '').split(/[^\w-]+/));
      const missing = schema.enum.filter((value) => value !== null && !words.has(String(value)));
      if (missing.length === 0) return;
      const message = `Say in the \`description\` what these values mean: ${missing.join(', ')}.`;
      ctx.report({ message, location: ctx.location.child('enum') });
    },
  };
}
