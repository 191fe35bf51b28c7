import { between } from '../seeded-random.ts';
import { c, e, g, line, linear, n, p, r, radial, repeat, wash } from '../svg.ts';
import { disc, glow, ridge, type Scene, sky, stars } from './scene-parts.ts';

const sea: Scene = (box, far, mid, near) => {
  const { w, h, palette, random } = box;
  const sunX = w * between(random, 0.35, 0.65);
  const wave = (y: number, fill: string, lift: number): string => {
    let path = `M0 ${h}V${n(y)}`;
    for (let x = 0; x < w; x += w / 5) path += `q${n(w / 10)} ${n(-lift)} ${n(w / 5)} 0`;
    return p(`${path}V${h}Z`, fill);
  };
  const glints = repeat(7, (k) => {
    const half = w * between(random, 0.04, 0.16);
    return `M${n(sunX - half)} ${n(h * (0.58 + k * 0.03))}h${n(half * 2)}`;
  });
  return (
    sky(box) +
    stars(box, 20, 0.3) +
    disc(box, sunX, h * 0.42, w * 0.18) +
    r(0, h * 0.55, w, h * 0.45, 0, far) +
    line(glints, palette.glow, 3, 'opacity=".7"') +
    wave(h * 0.72, mid, h * 0.03) +
    wave(h * 0.8, near, h * 0.045)
  );
};

const reef: Scene = (box, far, mid, near) => {
  const { w, h, palette, random } = box;
  const [zenith, middle, horizon] = palette.sky;
  const bubbles = repeat(14, () =>
    c(random() * w, h * between(random, 0.05, 0.75), w * between(random, 0.006, 0.024), 'none'),
  );
  const rays = [0.1, 0.3, 0.52, 0.72]
    .map((x) => `M${n(w * x)} 0L${n(w * (x - 0.16))} ${n(h * 0.8)}h${n(w * 0.16)}L${n(w * (x + 0.08))} 0Z`)
    .join('');
  const weed = (x: number, t: number): string =>
    line(`M${n(x)} ${n(h * 0.9)}q${n(-w * 0.05)} ${n(-t / 3)} 0 ${n(-t / 2)}t0 ${n(-t / 2)}`, far, w * 0.035);
  return (
    wash('deep', 0, w, h, [0, horizon], [0.4, middle], [1, zenith]) +
    p(rays, '#fff', 'opacity=".16"') +
    glow(box, w / 2, h * 0.42, w * 0.5, 0.6) +
    weed(w * 0.06, h * 0.4) +
    weed(w * 0.14, h * 0.26) +
    weed(w * 0.95, h * 0.36) +
    weed(w * 0.87, h * 0.22) +
    ridge(box, h * 0.8, h * 0.04, mid, 6, true) +
    ridge(box, h * 0.87, h * 0.02, near, 5, true) +
    g('', bubbles, 'stroke="#fff" stroke-opacity=".6" stroke-width="1.5"')
  );
};

const space: Scene = (box) => {
  const { w, h, palette, random } = box;
  const [zenith, middle, horizon] = palette.sky;
  const right = random() > 0.5;
  const x = right ? w * 0.84 : w * 0.16;
  const planet =
    linear('globe', 'x2=".6" y2="1"', [0, horizon], [0.6, middle], [1, zenith]) +
    c(x, h * 0.2, w * 0.17, 'url(#globe)');
  const ring = `<ellipse cx="${n(x)}" cy="${n(h * 0.2)}" rx="${n(w * 0.3)}" ry="${n(w * 0.06)}" fill="none" stroke="${palette.glow}" stroke-width="${n(w * 0.014)}" opacity=".7" transform="rotate(${right ? -18 : 18} ${n(x)} ${n(h * 0.2)})"/>`;
  return (
    radial('void', 'cy=".45" r=".8"', [0, horizon], [0.4, middle], [1, zenith]) +
    r(0, 0, w, h, 0, 'url(#void)') +
    stars(box, 60, 1) +
    stars(box, 24, 1) +
    planet +
    ring +
    glow(box, w / 2, h * 0.42, w * 0.5, 0.55) +
    e(w / 2, h * 1.06, w * 0.9, h * 0.26, palette.land[1]) +
    e(w / 2, h * 1.075, w * 0.9, h * 0.26, palette.land[2])
  );
};

const storm: Scene = (box, far, mid, near) => {
  const { w, h, palette } = box;
  const cloud = (y: number, fill: string, k: number) =>
    repeat(6, (index) => c(w * (index / 5), y + (index % 2) * h * 0.03, w * 0.14 * k, fill));
  const edge = `stroke="${palette.glow}" stroke-width="5" stroke-opacity=".5"`;
  const flash = p('M20 0L-8 74H14L-6 140L46 56H20L44 0Z', '#fff', edge);
  const bolt = (x: number, s: number) => g(`translate(${n(x)} ${n(h * 0.08)}) scale(${n(s)})`, flash);
  const k = h / 400;
  return (
    sky(box) +
    glow(box, w * 0.5, h * 0.4, w * 0.6) +
    bolt(w * 0.1, k * 1.1) +
    bolt(w * 0.86, k * 0.9) +
    cloud(0, far, 1.1) +
    cloud(-h * 0.02, mid, 0.9) +
    ridge(box, h * 0.76, h * 0.04, mid, 9) +
    ridge(box, h * 0.85, h * 0.03, near, 6)
  );
};

const blaze: Scene = (box) => {
  const { w, h, palette, random } = box;
  const flame = (y: number, tall: number, fill: string, opacity: number): string => {
    let path = `M0 ${h}V${n(y)}`;
    for (let index = 0; index < 6; index += 1) {
      const x = (index * w) / 6;
      const up = tall * between(random, 0.5, 1);
      path += `C${n(x + w * 0.04)} ${n(y)} ${n(x + w * 0.02)} ${n(y - up * 0.6)} ${n(x + w * 0.1)} ${n(y - up)}C${n(x + w * 0.1)} ${n(y - up * 0.5)} ${n(x + w * 0.16)} ${n(y - up * 0.3)} ${n(x + w / 6)} ${n(y)}`;
    }
    return p(`${path}V${h}Z`, fill, `opacity="${opacity}"`);
  };
  const embers = repeat(30, () => `M${n(random() * w)} ${n(random() * h * 0.8)}h0`);
  return (
    sky(box) +
    glow(box, w / 2, h * 0.45, w * 0.62) +
    flame(h * 0.74, h * 0.4, palette.sky[1], 0.7) +
    flame(h * 0.78, h * 0.3, palette.sky[2], 0.75) +
    flame(h * 0.86, h * 0.22, palette.glow, 0.65) +
    line(embers, palette.glow, 3, 'opacity=".9"')
  );
};

export const waterAndSkyScenes = { sea, reef, space, storm, blaze } as const;
