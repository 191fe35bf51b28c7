import { type ParseArgsConfig, parseArgs } from 'node:util';
import { optionProblem } from '@copihue/contract/nearest-name';

/** Ends a command that was called wrongly. */
export function refuse(sentence: string, usage: string): never {
  console.error(`${sentence} ${usage}`);
  process.exit(1);
}

/**
 * Reads the options of a command, which ends here after `--help`, and after a wrong one with a sentence and the usage.
 */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  const { args = process.argv.slice(2) } = config;
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (problem) {
    return refuse(optionProblem(problem, Object.keys(config.options ?? {})), usage);
  }
}
