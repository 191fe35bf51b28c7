import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Contract, openContract } from './contract.ts';
import { readContractFiles, UnreadableContract } from './contract-files.ts';

/** First line of an error's message. */
export function firstLine(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.split('\n')[0] ?? text;
}

/** The contract in a file and those beside it. @throws UnreadableContract */
export function readContract(file: string): Contract {
  const folder = dirname(file);
  const readText = (name: string): string => {
    try {
      return readFileSync(join(folder, name), 'utf8');
    } catch (error) {
      throw new UnreadableContract(`${join(folder, name)}: ${firstLine(error)}`);
    }
  };
  return openContract(readContractFiles(basename(file), readText));
}
