import type { Palette } from './palettes.ts';
import { c, radial } from './svg.ts';

/**
 * Lifts a flat drawing off its scene: dark outline, light on the upper left edge, shade on the lower right, and a cast
 * shadow.
 */
export function liftFilter(palette: Palette, id = 'lift', outline = 2.6): string {
  return (
    `<filter id="${id}" x="-15%" y="-15%" width="130%" height="135%" color-interpolation-filters="sRGB">` +
    `<feMorphology in="SourceAlpha" operator="dilate" radius="${outline}" result="fat"/>` +
    `<feFlood flood-color="${palette.dark}"/><feComposite in2="fat" operator="in" result="line"/>` +
    '<feOffset in="SourceAlpha" dx="3" dy="4" result="down"/>' +
    `<feFlood flood-color="${palette.glow}" flood-opacity=".8"/><feComposite in2="SourceAlpha" operator="in"/>` +
    '<feComposite in2="down" operator="out" result="rim"/><feOffset in="SourceAlpha" dx="-5" dy="-7" result="up"/>' +
    `<feFlood flood-color="${palette.dark}" flood-opacity=".5"/><feComposite in2="SourceAlpha" operator="in"/>` +
    '<feComposite in2="up" operator="out" result="shade"/><feGaussianBlur in="fat" stdDeviation="6"/>' +
    '<feOffset dy="7" result="cast"/><feMerge><feMergeNode in="cast"/><feMergeNode in="line"/>' +
    '<feMergeNode in="SourceGraphic"/><feMergeNode in="shade"/><feMergeNode in="rim"/></feMerge></filter>'
  );
}

/** Light behind a subject. */
export const aura = ({ glow }: Palette, x: number, y: number, radius: number, strength = 0.9): string =>
  radial('aura', '', [0, glow, strength], [0.45, glow, strength * 0.35], [1, glow, 0]) +
  c(x, y, radius, 'url(#aura)');
