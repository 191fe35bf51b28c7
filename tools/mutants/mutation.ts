import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { PlainProblem } from '../shared/ports.ts';

/** A mistake that somebody could make in a file. Some test must fail. */
export interface Mutation {
  name: string;
  harm: string;
  /** The row of docs/behaviour.md that the mutation breaks. */
  breaks: string;
  /** Must be in the file exactly once. */
  find: string;
  replace: string;
  /** Why no test can or should fail. The mutation must then survive. */
  why?: string;
}

export interface ListedMutation extends Mutation {
  room: string;
  file: string;
}

const FOLDER = 'tools/mutants/list';

export function listedMutations(): ListedMutation[] {
  return globSync(`${FOLDER}/*.yaml`)
    .sort()
    .flatMap((path) => {
      const files: Record<string, Mutation[]> = parse(readFileSync(path, 'utf8'));
      const room = basename(path, '.yaml');
      return Object.entries(files).flatMap(([file, mutations]) =>
        mutations.map((mutation) => ({ ...mutation, room, file })),
      );
    });
}

/** @throws PlainProblem when the text to find is not in the code exactly once */
export function mutated(code: string, { name, file, find, replace }: ListedMutation): string {
  const [before, after, ...more] = code.split(find);
  if (before === undefined || after === undefined || more.length > 0)
    throw new PlainProblem(
      `The mutation "${name}" looks for a text that stands ${more.length + (after === undefined ? 0 : 1)} times in ${file}. Say in ${FOLDER} what the file says now:\n${find}`,
    );
  return before + replace + after;
}
