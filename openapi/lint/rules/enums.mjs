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
