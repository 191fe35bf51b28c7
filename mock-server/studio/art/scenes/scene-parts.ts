import type { Palette } from '../palettes.ts';
import { between, type SeededRandom } from '../seeded-random.ts';
import { c, e, n, p, radial, repeat, wash } from '../svg.ts';

export interface SceneBox {
  readonly w: number;
  readonly h: number;
  readonly palette: Palette;
  readonly random: SeededRandom;
}

/** Far, mid and near are the three depths of its land. */
export type Scene = (box: SceneBox, far: string, mid: string, near: string) => string;

export function sky({ w, h, palette }: SceneBox): string {
  const [zenith, middle, horizon] = palette.sky;
  return wash('sky', 0, w, h, [0, zenith], [0.5, middle], [0.92, horizon]);
}

export function glow(
  { palette: { glow } }: Pick<SceneBox, 'palette'>,
  x: number,
  y: number,
  radius: number,
  strength = 0.9,
): string {
  const id = `halo${n(x)}-${n(y)}`.replace(/[^a-z0-9-]/g, '_');
  const light = radial(id, '', [0, glow, strength], [0.45, glow, strength * 0.35], [1, glow, 0]);
  return light + c(x, y, radius, `url(#${id})`);
}

export function stars({ w, h, random, palette }: SceneBox, count: number, depth = 0.6): string {
  const path = repeat(count, () => `M${n(random() * w)} ${n(random() * h * depth)}h0`);
  const cap = `stroke="${palette.glow}" stroke-linecap="round"`;
  return `<path d="${path}" ${cap} stroke-width="2" opacity=".8"/>`;
}

export function ridge(
  box: SceneBox,
  y: number,
  rise: number,
  fill: string,
  steps: number,
  smooth = false,
): string {
  const { w, h, random } = box;
  const span = w / steps;
  let path = `M0 ${h}V${n(y + between(random, -rise, rise) / 2)}`;
  for (let index = 1; index <= steps; index += 1) {
    const high = y + (index % 2 === 0 ? 1 : -1) * between(random, rise * 0.35, rise);
    const x = index * span;
    path += smooth ? `S${n(x - span * 0.4)} ${n(high)} ${n(x)} ${n(high)}` : `L${n(x)} ${n(high)}`;
  }
  return p(`${path}V${h}Z`, fill);
}

export function disc(box: SceneBox, x: number, y: number, radius: number): string {
  return (
    glow(box, x, y, radius * 2.4, 0.55) +
    c(x, y, radius, box.palette.glow) +
    c(x - radius * 0.25, y - radius * 0.2, radius * 0.7, '#fff', 'opacity=".35"')
  );
}

export function bokeh({ w, h, random, palette }: SceneBox, count: number, low: number, high: number): string {
  const lights = repeat(count, (index) => {
    const size = between(random, w * 0.012, w * 0.05);
    return c(random() * w, h * between(random, low, high), size, index % 3 === 0 ? '#fff' : palette.glow);
  });
  return `<g opacity=".28">${lights}</g>`;
}

export function pool({ w, h, palette }: SceneBox, y: number): string {
  const light = radial('pool', '', [0, palette.glow, 0.7], [1, palette.glow, 0]);
  return light + e(w / 2, h * y, w * 0.46, h * 0.09, 'url(#pool)');
}
