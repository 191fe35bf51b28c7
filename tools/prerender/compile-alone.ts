import { build } from 'vite';

/**
 * Compiles one script into one minified file with the given constants: for the document or as a worker.
 * @throws when the script does not compile
 */
export async function compileAlone(file: string, constants: Record<string, unknown>): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: Object.fromEntries(
      Object.entries({ 'process.env.NODE_ENV': 'production', ...constants }).map(([name, value]) => [
        name,
        JSON.stringify(value),
      ]),
    ),
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: file, formats: ['iife'], name: 'inline' },
      rolldownOptions: {
        output: { codeSplitting: false },
        // A page has no server components: "use client" in a library says nothing here.
        onLog: (level, log, report) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && report(level, log),
      },
    },
  });
  const outputs = Array.isArray(result)
    ? result.flatMap((r) => r.output)
    : 'output' in result
      ? result.output
      : [];
  const chunk = outputs.find((output) => output.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`${file} compiled to no script.`);
  // A closing tag inside an inline script would end it.
  return chunk.code.trim().replaceAll('</', '<\\/');
}
