/** How every test that drives Chromium starts it. */
export const CHROMIUM_ARGS = [
  // Containers run it as root, where Chromium refuses its own sandbox.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** To decode and paint covers in software costs a third of a journey that does not look at them. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
