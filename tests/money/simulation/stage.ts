import { afterAll, beforeAll } from 'vitest';
import { createMockBackend, type MockBackend } from '../../../mock-server/create-mock-backend.ts';
import { startTexts } from '../../../src/i18n/texts.ts';
import type { Scene } from './scene.ts';
import { startVirtualTime, type VirtualTime } from './virtual-time.ts';

interface Stage {
  backend: MockBackend;
  time: VirtualTime;
  scene?: Scene;
}

/** One backend in virtual time for all tests of a file. */
export function openStage(): Stage {
  const stage = {} as Stage;
  const ownFetch = globalThis.fetch;
  beforeAll(async () => {
    await startTexts('ks');
    stage.time = startVirtualTime(Date.parse('2026-11-21T12:00:00.000Z'));
    stage.backend = createMockBackend({ games: 48, seed: 1, clock: stage.time.now });
    stage.backend.registry.onEvent((worldId, event) => {
      if (worldId === stage.scene?.device.worldId) stage.scene.device.send(event);
    });
  });
  afterAll(() => {
    stage.time.end();
    globalThis.fetch = ownFetch;
  });
  return stage;
}
