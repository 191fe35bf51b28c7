import { ownEntry } from './own-entry.ts';

/**
 * Surfaces of all motifs: four stops from highlight to shade, lit from the top left. A finished drawing contains only
 * those it uses.
 */
const materials: Readonly<Record<string, readonly string[]>> = {
  gold: ['#fff7c9', '#ffd34d', '#e3951c', '#8a4508'],
  copper: ['#ffe3cb', '#f3985f', '#b9551f', '#5a200a'],
  steel: ['#ffffff', '#ced8e8', '#7b89a6', '#364060'],
  ruby: ['#ffa79c', '#f0314a', '#b30b30', '#560018'],
  emerald: ['#c4ffd4', '#30d277', '#0a8c50', '#043f2a'],
  sapphire: ['#c6eaff', '#4294ff', '#1c49cf', '#0b1a6e'],
  violet: ['#efd0ff', '#aa5cf8', '#6621ba', '#2c0a62'],
  pink: ['#ffe6f4', '#ff86c4', '#e43190', '#850b4e'],
  ivory: ['#ffffff', '#fff1d6', '#e5c998', '#9d7846'],
  wood: ['#e0a365', '#ad672f', '#74401a', '#3a1d0a'],
  ink: ['#6b5a8c', '#34274e', '#1d122d', '#0a0512'],
  stone: ['#e0dbd3', '#a39b92', '#6b635b', '#332e29'],
  orange: ['#ffedb8', '#ffa536', '#f05f14', '#8a2504'],
  teal: ['#d8fff8', '#35dacb', '#0e9297', '#064956'],
  snow: ['#ffffff', '#eaf2ff', '#b7c9ea', '#6f84b3'],
  fur: ['#ffe6bc', '#e3ac66', '#aa6b30', '#593011'],
  pelt: ['#aab4cc', '#6a7590', '#434c66', '#1f2438'],
  leaf: ['#e4ff9c', '#8fd432', '#3f8f1c', '#153f0c'],
};

function materialDef(name: string): string {
  const [light, body, shade, deep] = ownEntry(materials, name) ?? [];
  if (light === undefined) return '';
  return (
    `<linearGradient id="${name}" x1=".2" x2=".55" y2="1"><stop stop-color="${light}"/>` +
    `<stop offset=".32" stop-color="${body}"/><stop offset=".7" stop-color="${shade}"/>` +
    `<stop offset="1" stop-color="${deep}"/></linearGradient>`
  );
}

/** One decimal: a phone cannot show a tenth of a drawing unit, and covers must stay small. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.');
}

const attributes = (extra: string): string => extra && ` ${extra}`;

export function line(d: string, stroke: string, width: number, extra = ''): string {
  const ends = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${ends}${attributes(extra)}/>`;
}

export function c(x: number, y: number, r: number, fill: string, extra = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"${attributes(extra)}/>`;
}

export function r(x: number, y: number, w: number, h: number, rx: number, fill: string, extra = ''): string {
  const box = `x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}"`;
  return `<rect ${box}${rx > 0 ? ` rx="${n(rx)}"` : ''} fill="${fill}"${attributes(extra)}/>`;
}

export function g(transform: string, body: string, extra = ''): string {
  return `<g${transform === '' ? '' : ` transform="${transform}"`}${attributes(extra)}>${body}</g>`;
}

/** Places a 200x200 drawing with its centre at x, y. */
export function place(body: string, x: number, y: number, scale: number, rotate = 0): string {
  const turn = rotate === 0 ? '' : ` rotate(${n(rotate)})`;
  return g(
    `translate(${n(x)} ${n(y)})${turn} scale(${Math.round(scale * 1000) / 1000}) translate(-100 -100)`,
    body,
  );
}

/**
 * Repeats a drawing at each spot (two at least), later ones on top; `name` must be unique in the drawing.
 * Uses markers: a browser paints one drawing at every vertex, while it copies the elements for every `use`, which makes
 * each layout slow on a phone.
 * @param size factor of the drawing
 * @param orient angle in degrees, or `auto` for a turn that differs from spot to spot
 */
export function stamp(
  name: string,
  body: string,
  spots: readonly (readonly number[])[],
  { size = 1, orient = '0' }: { size?: number; orient?: string } = {},
): string {
  const at = `url(#${name})`;
  return (
    `<marker id="${name}" overflow="visible" orient="${orient}">${body}</marker>` +
    `<path d="M${spots.map(([x = 0, y = 0]) => `${n(x)} ${n(y)}`).join('L')}" fill="none" stroke-width="${n(size)}" ` +
    `marker-start="${at}" marker-mid="${at}" marker-end="${at}"/>`
  );
}

/** A drawing in other colours. */
export function repaint(drawing: string, from: readonly string[], to: readonly string[]): string {
  return drawing.replaceAll(/#[0-9a-f]{6}/g, (colour) => to[from.indexOf(colour)] ?? colour);
}

/** Position 0 to 1, and opacity; colours without a position are spread evenly. */
type Stop = string | readonly [at: number, colour: string, opacity?: number];

/** Two- to four-stop gradient definition; `direction` is raw attributes such as `x2="0" y2="1"`. */
export function linear(id: string, direction: string, ...stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" ${direction}>${gradientStops(stops)}</linearGradient>`;
}

/** A gradient from y on, downwards. */
export const wash = (id: string, y: number, w: number, h: number, ...stops: readonly Stop[]): string =>
  linear(id, 'x2="0" y2="1"', ...stops) + r(0, y, w, h, 0, `url(#${id})`);

export function radial(id: string, extra: string, ...stops: readonly Stop[]): string {
  return `<radialGradient id="${id}"${attributes(extra)}>${gradientStops(stops)}</radialGradient>`;
}

function gradientStops(stops: readonly Stop[]): string {
  return stops
    .map((stop, index) => {
      const [offset, colour, opacity] = typeof stop === 'string' ? [index / (stops.length - 1), stop] : stop;
      const see = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${see}/>`;
    })
    .join('');
}

/** Of the materials that a drawing uses, in the order of their first use. */
export function materialDefs(body: string): string {
  const used = new Set([...body.matchAll(/url\(#([a-z]+)\)/g)].map(([, name = '']) => name));
  return [...used].map(materialDef).join('');
}

/** Adds the used gradients and prefixes every id with `uid`, so that many drawings can be inline in one page. */
export function svgDocument(width: number, height: number, uid: string, body: string): string {
  const prefixed = `<defs>${materialDefs(body)}</defs>${body}`
    .replaceAll('url(#', `url(#${uid}-`)
    .replaceAll(' id="', ` id="${uid}-`)
    .replaceAll('href="#', `href="#${uid}-`);
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`;
  return `${open}${prefixed}</svg>`;
}
