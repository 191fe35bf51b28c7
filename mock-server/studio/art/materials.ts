/**
 * Lit surfaces shared by every motif: four stops from highlight to shade, lit from the top left.
 * A finished drawing carries only those it uses.
 */
const materials = {
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
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type Material = keyof typeof materials;

/** Whether a paint name stands for a lit surface. */
export function isMaterial(name: string): name is Material {
  return Object.hasOwn(materials, name);
}

/** The gradient definition of one lit surface. */
export function materialDef(name: Material): string {
  const [light, body, shade, deep] = materials[name];
  return (
    `<linearGradient id="${name}" x1=".2" x2=".55" y2="1"><stop stop-color="${light}"/>` +
    `<stop offset=".32" stop-color="${body}"/><stop offset=".7" stop-color="${shade}"/>` +
    `<stop offset="1" stop-color="${deep}"/></linearGradient>`
  );
}
