/** `+1,500`, `-1,000`. */
export const signed = (amount: number): string =>
  `${amount > 0 ? '+' : ''}${amount.toLocaleString('en-US', { maximumFractionDigits: 2 })}`;
