/** What the phone would say if it were right. */
const trueClock: () => number = Date.now;

/** Puts the phone's clock off, and lets it run on. @returns puts it right */
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
