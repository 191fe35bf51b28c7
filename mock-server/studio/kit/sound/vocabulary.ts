/** Start and length in ms, first and last pitch in Hz, loudness. */
export type Tone = readonly [
  at: number,
  ms: number,
  hz: number,
  to: number,
  gain: number,
  wave?: OscillatorType,
];

const rise = (heights: readonly number[], each: number, ms: number): Tone[] =>
  heights.map((hz, at) => [at * each, ms, hz, hz, 0.5, 'triangle']);

export const vocabulary = {
  chip: [
    [0, 35, 2400, 1500, 0.25, 'triangle'],
    [28, 45, 3100, 2100, 0.2, 'triangle'],
  ],
  start: [[0, 130, 260, 520, 0.4, 'triangle']],
  tick: [[0, 28, 1250, 850, 0.22, 'square']],
  turn: [],
  climb: [[0, 70, 330, 340, 0.22]],
  closed: [
    [0, 180, 988, 988, 0.35],
    [150, 260, 740, 740, 0.35],
  ],
  cashOut: rise([1319, 1760, 2093], 55, 160),
  loss: [[0, 260, 240, 150, 0.3]],
  back: [[0, 160, 440, 440, 0.35, 'triangle']],
  win: rise([523, 659, 784], 90, 200),
  bigWin: rise([523, 659, 784, 1047, 784, 1047], 100, 280),
  hugeWin: rise([523, 659, 784, 1047, 1319, 1047, 1319, 1568, 2093], 110, 360),
} satisfies Record<string, readonly Tone[]>;

/** Events of a table that have a sound or a vibration (GAM-15). */
export type Cue = keyof typeof vocabulary;

/** Vibration times, in ms. */
export const touches: Readonly<Partial<Record<Cue, number | number[]>>> = {
  chip: 8,
  start: 14,
  closed: [12, 40, 12],
  cashOut: 30,
  win: 30,
  bigWin: [40, 60, 40],
  hugeWin: [60, 60, 60, 60, 140],
};
