import { vi } from 'vitest';

/** Node has no window: what listens to it listens to this target, until `vi.unstubAllGlobals()`. */
export function windowEvents(): EventTarget {
  const target = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, target[name].bind(target));
  return target;
}
