import fc from 'fast-check';

/** The seed depends on the name, so that --only gives a call the same input as a full run. */
export function seedFor(seed: number, name: string): number {
  return [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
}

export function uuidFrom(seed: number, name: string): string {
  return String(fc.sample(fc.uuid({ version: 4 }), { seed: seedFor(seed, name), numRuns: 1 })[0]);
}
