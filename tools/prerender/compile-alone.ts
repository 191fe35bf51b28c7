import { build } from 'vite';

/**
 * Compiles one script with the given constants into one minified file, for the document or as a worker.
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
        // Libraries mark code with "use client" for server components, which this page does not use.
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
  return chunk.code.trim().replaceAll('</', '<\\/');
}
