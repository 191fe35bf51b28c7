import { nearestName } from '@copihue/contract/nearest-name';
import { Refusal } from '../world/core/refusal.ts';

export function unknownPath(given: string, known: readonly string[]): Refusal {
  return new Refusal('unknown-path', {
    status: 404,
    parameters: { nearest: nearestName(given, known) ?? '/' },
  });
}
