import { drawings } from '../generated/drawings.ts';
import { ownEntry } from './own-entry.ts';
import { inLight, type Palette } from './palettes.ts';

export type SceneName = keyof typeof drawings.scenes;

/**
 * The middle of a scene of 300x400, or of 1053x316 where a wide one is wanted and drawn. Rays for an unknown name.
 */
export function drawScene(name: string, w: number, h: number, palette: Palette): string {
  const wide = w > h ? ownEntry<string>(drawings.wideScenes, name) : undefined;
  const drawing = wide ?? ownEntry<string>(drawings.scenes, name) ?? drawings.scenes.rays;
  const box = `viewBox="0 0 ${wide ? '1053 316' : '300 400'}" width="${w}" height="${h}"`;
  return `<svg ${box} preserveAspectRatio="xMidYMid slice">${inLight(drawing, palette)}</svg>`;
}
