import { between } from '../seeded-random.ts';
import { c, e, line, linear, mirrored, n, p, r, repeat, wash } from '../svg.ts';
import { bokeh, glow, pool, type Scene, sky, stars } from './scene-parts.ts';

const rays: Scene = (box) => {
  const { w, h, palette } = box;
  const long = w + h;
  const at = (sixteenth: number, radius: number): string => {
    const angle = (sixteenth * Math.PI) / 8;
    return `${n(w / 2 + Math.cos(angle) * radius)} ${n(h * 0.42 + Math.sin(angle) * radius)}`;
  };
  const beams = repeat(16, (k) => `M${n(w / 2)} ${n(h * 0.42)}L${at(k, long)}L${at(k + 0.5, long)}Z`);
  const bulbs = repeat(16, (k) => `M${at(k, h * 0.33)}h0`);
  return (
    sky(box) +
    p(beams, palette.glow, 'opacity=".2"') +
    c(w / 2, h * 0.42, h * 0.33, palette.sky[1], 'opacity=".55"') +
    line(bulbs, palette.glow, 11, 'opacity=".95"') +
    line(bulbs, '#fff', 5) +
    glow(box, w / 2, h * 0.42, h * 0.32)
  );
};

const stage: Scene = (box, far, mid, near) => {
  const { w, h, palette } = box;
  const folds = repeat(4, (index) => {
    const x = index * w * 0.08;
    const bend = (from: number) => `Q${n(x + w * from - index * w * 0.03)} ${n(h * 0.5)}`;
    const cloth = `M${n(x - 2)} 0H${n(x + w * 0.09)}${bend(0.07)} ${n(x * 0.45 + w * 0.04)} ${n(h * 0.85)}H${n(x * 0.4 - 4)}Z`;
    const edge = `M${n(x + w * 0.06)} 0${bend(0.045)} ${n(x * 0.45 + w * 0.03)} ${n(h * 0.8)}`;
    return p(cloth, index % 2 ? far : mid) + line(edge, palette.sky[2], 3, 'opacity=".5"');
  });
  const cone = `M${n(w * 0.42)} 0L${n(w * 0.08)} ${n(h * 0.86)}H${n(w * 0.92)}L${n(w * 0.58)} 0Z`;
  const swag = (x: number): string => `M${n(x)} 0h${n(w / 3)}q${n(-w / 6)} ${n(h * 0.17)} ${n(-w / 3)} 0Z`;
  return (
    sky(box) +
    p(cone, palette.glow, 'opacity=".3"') +
    glow(box, w / 2, h * 0.42, w * 0.5, 0.7) +
    r(0, h * 0.78, w, h * 0.22, 0, near) +
    pool(box, 0.82) +
    mirrored('drape', folds, w) +
    p(swag(0) + swag(w / 3) + swag((w * 2) / 3), far) +
    line(`M0 6h${w}`, palette.glow, 4, 'opacity=".7"')
  );
};

const felt: Scene = (box, far, mid) => {
  const { w, h, palette } = box;
  return (
    sky(box) +
    bokeh(box, 16, 0.02, 0.5) +
    glow(box, w / 2, h * 0.34, w * 0.6, 0.75) +
    e(w / 2, h * 0.98, w * 0.84, h * 0.4, '#3a1d0a') +
    e(w / 2, h * 0.985, w * 0.82, h * 0.385, '#a3662c') +
    e(w / 2, h * 1.0, w * 0.79, h * 0.37, far) +
    e(w / 2, h * 1.04, w * 0.66, h * 0.33, 'none', `stroke="${palette.glow}" stroke-width="3" opacity=".5"`) +
    e(w / 2, h * 1.1, w * 0.7, h * 0.3, mid) +
    pool(box, 0.74)
  );
};

const stadium: Scene = (box, far, mid) => {
  const { w, h, palette, random } = box;
  const crowd = repeat(70, () => `M${n(random() * w)} ${n(h * between(random, 0.4, 0.58))}h0`);
  const lamp = (x: number): string =>
    glow(box, x, h * 0.12, w * 0.3, 0.9) +
    r(x - w * 0.07, h * 0.09, w * 0.14, h * 0.05, 3, '#fff') +
    r(x - 2, h * 0.14, 4, h * 0.3, 0, far);
  const stripe = (k: number) =>
    `M${n(w / 2 + k * w * 0.07)} ${n(h * 0.6)}h${n(w * 0.07)}L${n(w / 2 + (k + 1) * w * 0.24)} ${h}h${n(-w * 0.24)}Z`;
  const stripes = repeat(5, (k) => stripe(2 * k - 5));
  return (
    sky(box) +
    lamp(w * 0.13) +
    lamp(w * 0.87) +
    p(`M0 ${n(h * 0.36)}Q${n(w / 2)} ${n(h * 0.46)} ${w} ${n(h * 0.36)}V${n(h * 0.62)}H0Z`, mid) +
    line(crowd, palette.glow, 3, 'opacity=".55"') +
    wash('pitch', h * 0.6, w, h * 0.4, '#4fd06a', '#0b5a2b') +
    p(stripes, '#fff', 'opacity=".13"') +
    e(w / 2, h * 0.78, w * 0.36, h * 0.07, 'none', 'stroke="#fff" stroke-width="3" opacity=".7"') +
    line(`M0 ${n(h * 0.61)}h${w}`, '#fff', 3, 'opacity=".7"') +
    glow(box, w / 2, h * 0.45, w * 0.5, 0.6)
  );
};

const city: Scene = (box, far, mid, near) => {
  const { w, h, palette, random } = box;
  const skyline = (fill: string, base: number, tall: number, count: number, lit: number): string => {
    let blocks = '';
    let windows = '';
    for (let index = 0; index < count; index += 1) {
      const x = (index * w) / count;
      const up = h * tall * between(random, 0.45, 1);
      blocks += `M${n(x)} ${h}V${n(h * base - up)}h${n(w / count - 3)}V${h}Z`;
      for (let row = 0; row < lit; row += 1)
        windows += `M${n(x + between(random, 5, w / count - 8))} ${n(h * base - up + 9 + row * 15)}v4`;
    }
    return p(blocks, fill) + (lit > 0 ? line(windows, palette.glow, 4, 'opacity=".85"') : '');
  };
  return (
    sky(box) +
    stars(box, 20, 0.25) +
    glow(box, w / 2, h * 0.46, w * 0.62) +
    skyline(far, 0.74, 0.4, 7, 0) +
    skyline(mid, 0.8, 0.3, 9, 3) +
    r(0, h * 0.8, w, h * 0.2, 0, near) +
    pool(box, 0.83)
  );
};

const grid: Scene = (box) => {
  const { w, h, palette } = box;
  const [zenith, middle, horizon] = palette.sky;
  const ray = (k: number) => `M${n(w / 2 + k * w * 0.05)} ${n(h * 0.62)}L${n(w / 2 + k * w * 0.3)} ${h}`;
  const lines =
    repeat(17, (k) => ray(k - 8)) + repeat(7, (k) => `M0 ${n(h * (0.62 + 0.38 * (k / 6) ** 2))}h${w}`);
  const bars = repeat(6, (k) => r(0, h * (0.4 + k * 0.036), w, h * (0.004 + k * 0.0024), 0, zenith));
  return (
    wash('sky', 0, w, h, [0, zenith], [0.62, middle]) +
    stars(box, 36, 0.5) +
    linear('sun', 'x2="0" y2="1"', palette.glow, horizon) +
    c(w / 2, h * 0.44, Math.min(w * 0.36, h * 0.3), 'url(#sun)', 'opacity=".85"') +
    bars +
    r(0, h * 0.62, w, h * 0.38, 0, zenith) +
    line(lines, horizon, 2, 'opacity=".75"') +
    glow(box, w / 2, h * 0.62, w * 0.5, 0.5)
  );
};

export const indoorScenes = { rays, stage, felt, stadium, city, grid } as const;
