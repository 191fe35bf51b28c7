import { lateParts } from '../frame/cue.ts';
import { isCalm, isOff } from '../frame/dom.ts';
import { settings } from '../frame/settings.ts';
import { cuesOf } from './paid-cues.ts';
import { type Cue, type Tone, touches, vocabulary } from './vocabulary.ts';

/** Buttons that sound like a chip; the main button has its own sound. */
const CHIPS =
  '.spot, .number, .field, .stake button, .choice label, .stake-sheet button, .tools button, .odds';
const LOUDNESS = 0.22;
const ECHO_MS = 25;
const TICKS_AT_MOST = 24;
const TICK_EVERY_MS = 70;
/** Long enough for a slow phone to paint the tap, too short to be heard as a delay. */
const OPEN_AFTER_MS = 60;

let context: AudioContext | undefined;
let output: GainNode | undefined;
let isTapped = false;
let isOpening = false;
/** Of the first tap, until there is a context. */
const waiting: Tone[] = [];
const sounding = new Set<OscillatorNode>();
const heardAt = new Map<Cue, number>();

const isSilent = () => !isTapped || !settings.sound || document.hidden;

function open(): void {
  isOpening = false;
  const tones = waiting.splice(0);
  if (isSilent()) return;
  try {
    context = new AudioContext();
    output = context.createGain();
    output.gain.value = LOUDNESS;
    output.connect(context.destination);
    wake();
    for (const tone of tones) sound(tone);
  } catch {
    // A phone without a free audio output plays on in silence.
    context = undefined;
  }
}

/** Browsers allow sound only after a tap, so there is no context before it. */
export function wake(): void {
  isTapped = true;
  if (isSilent() || isOpening || !('AudioContext' in globalThis)) return;
  if (context) {
    if (context.state !== 'running') context.resume().catch(() => undefined);
    return;
  }
  isOpening = true;
  // Not in the tap, whose paint would wait for it. A timer of the tap still counts as the tap, in Safari for a second.
  setTimeout(open, OPEN_AFTER_MS);
}

/** Stops every sound, so that none is heard later. */
export function hush(): void {
  if (!isTapped) return;
  if (!isSilent()) {
    wake();
    return;
  }
  for (const tone of sounding) tone.stop();
  sounding.clear();
  navigator.vibrate?.(0);
  context?.suspend().catch(() => undefined);
}

function sound([at, ms, hz, to, loud, wave = 'sine']: Tone): void {
  if (!context || !output) return;
  const from = context.currentTime + at / 1000;
  const until = from + ms / 1000;
  const tone = context.createOscillator();
  const gain = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(hz, from);
  tone.frequency.exponentialRampToValueAtTime(to, until);
  gain.gain.setValueAtTime(loud, from);
  gain.gain.exponentialRampToValueAtTime(0.001, until);
  tone.connect(gain).connect(output);
  tone.start(from);
  tone.stop(until);
  sounding.add(tone);
  tone.onended = () => sounding.delete(tone);
}

function ticks(ms: number): Tone[] {
  const count = Math.min(TICKS_AT_MOST, Math.ceil(ms / TICK_EVERY_MS));
  return Array.from({ length: count }, (_, at) => [ms * (at / count) ** 1.7, 28, 1250, 850, 0.16, 'square']);
}

export function tonesOf(cue: Cue, more = 0): readonly Tone[] {
  if (cue === 'turn') return isCalm ? vocabulary.tick : ticks(more);
  const step = 2 ** (more / 12);
  return vocabulary[cue].map(([at, ms, hz, to, ...rest]) => [at, ms, hz * step, to * step, ...rest]);
}

function play(cue: Cue, more: number): void {
  const now = performance.now();
  if (isSilent() || now - (heardAt.get(cue) ?? -ECHO_MS) < ECHO_MS) return;
  heardAt.set(cue, now);
  const tones = tonesOf(cue, more);
  if (isOpening) waiting.push(...tones);
  for (const tone of tones) sound(tone);
  const touch = touches[cue];
  if (touch !== undefined && !isCalm) navigator.vibrate?.(touch);
}

// In the capture phase, so that the sound is ready before the button acts.
document.addEventListener(
  'click',
  ({ target }) => {
    wake();
    const chip = target instanceof Element ? target.closest(CHIPS) : null;
    if (chip && !isOff(chip)) play('chip', 0);
  },
  true,
);
document.addEventListener('visibilitychange', hush);
lateParts.sound = play;
lateParts.soundPayout = (round) => {
  for (const cue of cuesOf(round)) play(cue, 0);
};
