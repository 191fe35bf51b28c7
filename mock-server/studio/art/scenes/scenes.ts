import { ownEntry } from '../own-entry.ts';
import { indoorScenes } from './indoor-scenes.ts';
import { landScenes } from './land-scenes.ts';
import type { Scene, SceneBox } from './scene-parts.ts';
import { waterAndSkyScenes } from './water-and-sky-scenes.ts';

const scenes = { ...landScenes, ...waterAndSkyScenes, ...indoorScenes };

export type SceneName = keyof typeof scenes;

export function sceneNamed(name: string): (box: SceneBox) => string {
  const draw = ownEntry<Scene>(scenes, name) ?? scenes.rays;
  return (box) => draw(box, ...box.palette.land);
}
