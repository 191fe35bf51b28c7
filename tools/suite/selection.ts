import { readOptions } from '../shared/options.ts';
import { PlainProblem } from '../shared/ports.ts';
import { type Step, steps } from './steps.ts';

const USAGE = `Use --all, --only STEP,STEP, --skip STEP,STEP or --steady. Steps: ${steps.map((step) => step.name).join(', ')}.`;

function namesIn(lists: readonly string[]): Set<string> {
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  const unknown = names.find((name) => !steps.some((step) => step.name === name));
  if (unknown !== undefined) throw new PlainProblem(`Unknown step "${unknown}". ${USAGE}`);
  return new Set(names);
}

export interface Selection {
  steps: Step[];
  isAll: boolean;
  isSteady: boolean;
}

function parse(args: readonly string[]) {
  const list = { type: 'string', multiple: true, default: [] as string[] } as const;
  const flag = { type: 'boolean', default: false } as const;
  return readOptions(USAGE, { args: [...args], options: { all: flag, only: list, skip: list, steady: flag } })
    .values;
}

/**
 * A selected step that needs a build adds the step for it when dist/ is not up to date.
 *
 * @param args the arguments after `npm test --`
 * @throws {PlainProblem} for an unknown step, with the known ones
 */
export function selectSteps(args: readonly string[], isBuilt: () => boolean): Selection {
  const { all: isAll, only, skip, steady: isSteady } = parse(args);
  const wanted = namesIn(only);
  const unwanted = namesIn(skip);
  const isWanted = ({ name, isLong }: Step) => (wanted.size > 0 ? wanted.has(name) : isAll || !isLong);
  const chosen = steps.filter((step) => isWanted(step) && !unwanted.has(step.name));
  const lacksBuild =
    chosen.some((step) => step.needsBuild) && !chosen.some((step) => step.name === 'build') && !isBuilt();
  const needed = steps.filter((step) => chosen.includes(step) || step.name === 'build');
  return { steps: lacksBuild ? needed : chosen, isAll, isSteady };
}
