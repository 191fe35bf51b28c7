/** Whole minor units (hundredths). A safe integer holds far more than the contract's largest amount. */
export type Minor = number;

/**
 * Minor units of an amount in major units, which the API uses.
 * @throws RangeError when the amount has more than two decimals or is no safe number
 */
export function toMinor(major: number): Minor {
  const minor = Math.round(major * 100);
  // The division is exact for every number with two decimals, so a difference means more decimals.
  if (!Number.isSafeInteger(minor) || minor / 100 !== major) {
    throw new RangeError(`${major} is no amount with at most two decimals.`);
  }
  return minor;
}

/** Major units for the API: a number with at most two decimals, never -0. */
export function toMajor(minor: Minor): number {
  return minor === 0 ? 0 : minor / 100;
}

export function inMajor<Name extends string>(amounts: Readonly<Record<Name, Minor>>): Record<Name, number> {
  const rows = Object.entries<Minor>(amounts).map(([name, minor]) => [name, toMajor(minor)]);
  return Object.fromEntries(rows) as Record<Name, number>;
}

/** Amount as the product shows it in every language (spec point 9): `25,000.00`. */
export function formatMinor(minor: Minor): string {
  const digits = Math.abs(minor).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${minor < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}

/** A share of an amount, rounded half up to a multiple of `unit`. */
export function shareOf(minor: Minor, rate: number, unit: Minor = 1): Minor {
  return Math.floor((minor * rate) / unit + 0.5 + 1e-9) * unit;
}
