import { ownEntry } from '../own-entry.ts';
import { indoorScenes } from './indoor-scenes.ts';
import { landScenes } from './land-scenes.ts';
import type { Scene } from './scene-parts.ts';
import { waterAndSkyScenes } from './water-and-sky-scenes.ts';

const scenes = { ...landScenes, ...waterAndSkyScenes, ...indoorScenes };

export type SceneName = keyof typeof scenes;

export function sceneNamed(name: string): Scene {
  const known: Readonly<Record<string, Scene>> = scenes;
  return ownEntry(known, name) ?? scenes.rays;
}
