import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Ends a command that was called wrongly. */
export function refuse(sentence: string, usage: string): never {
  console.error(`${sentence} ${usage}`);
  process.exit(1);
}

/**
 * Reads the options of a command, which ends here after `--help`, and after a wrong one with a sentence and the usage.
 */
export function readOptions<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const { args = process.argv.slice(2) } = config;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (problem) {
    // Node adds how to write an argument that begins with a dash.
    const [sentence] = String(problem instanceof Error ? problem.message : problem).split('. ');
    return refuse(`${sentence}.`, usage);
  }
}
