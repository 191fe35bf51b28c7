const trueClock: () => number = Date.now;

/** Shifts the phone's clock, which keeps running. @returns a function that restores it */
export function putPhoneOff(ms: number): () => void {
  const TrueDate = Date;
  const now = () => trueClock.call(TrueDate) + ms;
  class PhoneDate extends TrueDate {
    constructor(...parts: [] | [number | string | Date]) {
      super(parts.length === 0 ? now() : parts[0]);
    }
    static override now = now;
  }
  globalThis.Date = PhoneDate as DateConstructor;
  return () => {
    globalThis.Date = TrueDate;
  };
}
