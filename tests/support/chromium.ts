export const CHROMIUM_ARGS = [
  // In containers it runs as root, where Chromium's sandbox does not start.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page of a test does not live long enough to earn back what V8 spends on optimised code.
  '--js-flags=--no-maglev --no-turbofan',
];

/** Images take a third of the time of a test that does not look at them, because they are painted in software. */
export const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false';
