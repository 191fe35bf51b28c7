import { parseArgs } from 'node:util';
import { PlainProblem } from '../shared/ports.ts';
import { type Step, steps } from './steps.ts';

const USAGE = `Use --only STEP,STEP or --skip STEP,STEP. Steps: ${steps.map((step) => step.name).join(', ')}.`;

function namesIn(lists: readonly string[]): Set<string> {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new PlainProblem(`Unknown step "${unknown}". ${USAGE}`);
  return new Set(names);
}

function parse(args: readonly string[]): { only: string[]; skip: string[] } {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  try {
    return parseArgs({ args: [...args], options: { only: list, skip: list } }).values;
  } catch (problem) {
    throw new PlainProblem(
      `${problem instanceof Error ? problem.message.split('. ')[0] : problem}. ${USAGE}`,
    );
  }
}

/**
 * The steps to run, in order. A selected step that needs a build adds it when dist/ is not up to date.
 *
 * @param args the arguments after `npm test --`
 * @throws {PlainProblem} for an unknown step or option, naming the known ones
 */
export function selectSteps(args: readonly string[], isBuilt: () => boolean): Step[] {
  const { only, skip } = parse(args);
  const wanted = namesIn(only);
  const unwanted = namesIn(skip);
  const chosen = steps.filter(({ name }) => (wanted.size === 0 || wanted.has(name)) && !unwanted.has(name));
  const lacksBuild =
    chosen.some((step) => step.needsBuild) && !chosen.some((step) => step.name === 'build') && !isBuilt();
  return lacksBuild ? steps.filter((step) => chosen.includes(step) || step.name === 'build') : chosen;
}
