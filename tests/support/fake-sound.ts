import { vi } from 'vitest';

export interface PlayedTone {
  hz: number;
  wave: string;
}

export function fakeSound() {
  const heard = { contexts: 0, tones: [] as PlayedTone[], touches: 0, state: 'none' };
  const ramp = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
  class FakeContext {
    currentTime = 0;
    destination = {};
    constructor() {
      heard.contexts += 1;
      // On a phone audio starts only after a tap.
      heard.state = 'suspended';
    }
    get state() {
      return heard.state;
    }
    async resume() {
      heard.state = 'running';
    }
    async suspend() {
      heard.state = 'suspended';
    }
    createGain = () => ({ gain: { value: 1, ...ramp }, connect: (to: unknown) => to });
    createOscillator = () => {
      const tone = { hz: 0, wave: '' };
      return {
        set type(wave: string) {
          tone.wave = wave;
        },
        frequency: {
          ...ramp,
          setValueAtTime(hz: number) {
            tone.hz = hz;
          },
        },
        connect: (to: unknown) => to,
        start: () => heard.state === 'running' && heard.tones.push(tone),
        stop() {},
      };
    };
  }
  vi.stubGlobal('AudioContext', FakeContext);
  Object.defineProperty(navigator, 'vibrate', {
    configurable: true,
    value: (pattern: number | number[]) => {
      if (pattern !== 0) heard.touches += 1;
      return true;
    },
  });
  return heard;
}
