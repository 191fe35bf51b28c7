import { between } from '../seeded-random.ts';
import { c, e, g, mirrored, n, p, r, repeat, wash } from '../svg.ts';
import { bokeh, disc, glow, pool, ridge, type Scene, sky, stars } from './scene-parts.ts';

const desert: Scene = (box, far, mid, near) => {
  const { w, h, palette, random } = box;
  const sunX = w * between(random, 0.3, 0.7);
  const dune = `M0 ${n(h * 0.86)}Q${n(w * 0.4)} ${n(h * 0.68)} ${w} ${n(h * 0.84)}`;
  return (
    sky(box) +
    stars(box, 26, 0.4) +
    disc(box, sunX, h * 0.36, w * 0.2) +
    ridge(box, h * 0.6, h * 0.035, far, 4, true) +
    ridge(box, h * 0.7, h * 0.04, mid, 3, true) +
    p(`${dune}V${h}H0Z`, near) +
    p(`${dune}Q${n(w * 0.45)} ${n(h * 0.71)} 0 ${n(h * 0.92)}Z`, palette.glow, 'opacity=".35"')
  );
};

const mountains: Scene = (box, far, mid, near) => {
  const { w, h, random } = box;
  const peak = (x: number, y: number, half: number, fill: string): string => {
    const foot = h * 0.84;
    const cap = (foot - y) * 0.3;
    const k = half / (foot - y);
    return (
      p(`M${n(x - half)} ${n(foot)}L${n(x)} ${n(y)}L${n(x + half)} ${n(foot)}Z`, fill) +
      p(
        `M${n(x)} ${n(y)}L${n(x + half)} ${n(foot)}H${n(x + half * 0.2)}L${n(x - half * 0.05)} ${n(y + cap * 1.5)}Z`,
        '#000',
        'opacity=".25"',
      ) +
      p(
        `M${n(x)} ${n(y)}L${n(x + cap * k)} ${n(y + cap)}L${n(x + cap * k * 0.3)} ${n(y + cap * 0.75)}L${n(x)} ${n(y + cap * 1.25)}L${n(x - cap * k * 0.45)} ${n(y + cap * 0.7)}L${n(x - cap * k)} ${n(y + cap)}Z`,
        '#fff',
        'opacity=".88"',
      )
    );
  };
  const shift = between(random, -0.08, 0.08) * w;
  // Peaks keep their shape in any box: a wide box gets more of them.
  const half = Math.min(w * 0.37, h * 0.42);
  const range = (fill: string, top: number, gap: number, from: number): string => {
    let out = '';
    for (let x = from % (half * 2 * gap); x < w + half; x += half * 2 * gap)
      out += peak(x, h * between(random, top - 0.03, top + 0.05), half, fill);
    return out;
  };
  return (
    sky(box) +
    stars(box, 22, 0.3) +
    glow(box, w / 2, h * 0.45, w * 0.6, 0.8) +
    range(far, 0.32, 0.62, w * 0.22 + shift) +
    range(mid, 0.46, 0.9, w * 0.52 + shift) +
    ridge(box, h * 0.8, h * 0.03, near, 7)
  );
};

const jungle: Scene = (box, far, mid, near) => {
  const { w, h, palette } = box;
  const leaf = (x: number, y: number, turn: number, size: number, fill: string): string =>
    g(
      `translate(${n(x)} ${n(y)}) rotate(${turn}) scale(${n(size)})`,
      p('M0 0C26-34 74-40 118-10C74 8 30 20 0 0Z', fill) +
        p('M0 0Q60-20 112-10', 'none', 'stroke="#fff" stroke-opacity=".22" stroke-width="2"'),
    );
  const k = Math.max(w, h) / 400;
  const beam = `M${n(w * 0.35)} 0L${n(w * 0.1)} ${h}H${n(w * 0.9)}L${n(w * 0.65)} 0Z`;
  const left =
    leaf(-20, h * 0.16, 20, k * 1.3, mid) +
    leaf(-22, h * 0.36, -8, k * 1.1, far) +
    leaf(-24, h * 0.3, 42, k, near) +
    leaf(-16, h * 0.74, -32, k * 1.2, near) +
    leaf(-20, h * 0.86, -12, k * 1.4, mid);
  return (
    sky(box) +
    glow(box, w / 2, h * 0.4, w * 0.6) +
    p(beam, palette.glow, 'opacity=".22"') +
    ridge(box, h * 0.72, h * 0.05, far, 9, true) +
    ridge(box, h * 0.83, h * 0.03, near, 6, true) +
    mirrored('leaves', left, w)
  );
};

const temple: Scene = (box, far, mid, near) => {
  const { w, h, palette } = box;
  const steps = repeat(5, (k) => {
    const [half, top] = [w * (0.2 + k * 0.075), h * (0.38 + k * 0.075)];
    const edge = r(w / 2 - half, top, half * 2, 2, 0, palette.glow, 'opacity=".5"');
    return r(w / 2 - half, top, half * 2, h * 0.08, 0, k % 2 ? far : mid) + edge;
  });
  const column =
    r(w * 0.03, h * 0.1, w * 0.13, h * 0.74, 0, near) +
    r(w * 0.045, h * 0.14, w * 0.02, h * 0.68, 0, palette.glow, 'opacity=".28"') +
    r(0, h * 0.08, w * 0.19, h * 0.05, 3, mid) +
    r(0, h * 0.8, w * 0.19, h * 0.06, 3, mid) +
    r(w * 0.1, h * 0.14, w * 0.012, h * 0.68, 0, '#000', 'opacity=".3"');
  return (
    sky(box) +
    stars(box, 18, 0.3) +
    glow(box, w / 2, h * 0.4, w * 0.62) +
    steps +
    r(0, h * 0.76, w, h * 0.24, 0, near) +
    pool(box, 0.82) +
    mirrored('col', column, w)
  );
};

const cave: Scene = (box, far, mid, near) => {
  const { w, h, palette, random } = box;
  const crystals = repeat(7, (k) => {
    const x = w * (k < 4 ? between(random, 0, 0.26) : between(random, 0.74, 1));
    const tall = h * between(random, 0.08, 0.2);
    const half = w * 0.03;
    const left = `M${n(x - half)} ${n(h * 0.84)}L${n(x - half * 0.4)} ${n(h * 0.84 - tall)}L`;
    const [wide, narrow] = [x + half, x].map((right) => `${left}${n(right)} ${n(h * 0.84)}Z`);
    return p(wide ?? '', palette.sky[2]) + p(narrow ?? '', '#fff', 'opacity=".5"');
  });
  let teeth = 'M0 0';
  for (let index = 0; index < 9; index += 1) {
    const edge = Math.abs(index - 4) / 4;
    teeth += `L${n((index + 0.1) * (w / 9))} ${n(h * 0.05)}L${n((index + 0.5) * (w / 9))} ${n(h * (0.08 + edge * 0.22 * between(random, 0.6, 1)))}L${n((index + 0.9) * (w / 9))} ${n(h * 0.05)}`;
  }
  return (
    wash('deep', 0, w, h, [0, palette.sky[0]], [0.6, palette.sky[1]], [1, palette.sky[0]]) +
    glow(box, w / 2, h * 0.42, w * 0.62) +
    ridge(box, h * 0.7, h * 0.06, far, 6) +
    crystals +
    ridge(box, h * 0.84, h * 0.03, mid, 8) +
    p(`${teeth}L${w} 0Z`, near)
  );
};

const meadow: Scene = (box, far, mid, near) => {
  const { w, h } = box;
  const cloud = (x: number, y: number, s: number): string =>
    g(
      `translate(${n(x)} ${n(y)}) scale(${n(s)})`,
      e(0, 0, 44, 13, '#fff') + c(-14, -10, 16, '#fff') + c(10, -14, 21, '#fff'),
      'opacity=".7"',
    );
  const k = w / 300;
  return (
    sky(box) +
    disc(box, w * 0.78, h * 0.18, w * 0.1) +
    cloud(w * 0.2, h * 0.22, k) +
    cloud(w * 0.86, h * 0.38, k * 0.8) +
    glow(box, w / 2, h * 0.45, w * 0.5, 0.7) +
    e(w * 0.15, h * 0.9, w * 0.5, h * 0.26, far) +
    e(w * 0.9, h * 0.92, w * 0.55, h * 0.24, mid) +
    e(w * 0.5, h * 1.06, w * 0.8, h * 0.26, near) +
    bokeh(box, 7, 0.8, 0.95)
  );
};

export const landScenes = { desert, mountains, jungle, temple, cave, meadow } as const;
