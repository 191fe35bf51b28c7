/** Who a player can call, by market (PLR-02). */
export interface HelpLine {
  /** Its name and what it is for are in `safely.help.lines`. */
  name: 'health' | 'crisis';
  /** As one dials it. */
  phone: string;
}

/**
 * Public lines of the market's own health service, free and open day and night. A wrong number is worse than none: a
 * market without a line that its operator has called has none here.
 */
const LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  CL: [
    { name: 'health', phone: '600 360 7777' },
    { name: 'crisis', phone: '*4141' },
  ],
};

export const helpLinesOf = (market: string): readonly HelpLine[] => LINES[market] ?? [];
