export interface HelpLine {
  name: 'health' | 'crisis';
  phone: string;
}

/**
 * Public lines of the market's own health service, free and open day and night. A wrong number is worse than none, so a
 * market has a line here only after its operator has called it.
 */
const LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  CL: [
    { name: 'health', phone: '600 360 7777' },
    { name: 'crisis', phone: '*4141' },
  ],
};

export const helpLinesOf = (market: string): readonly HelpLine[] => LINES[market] ?? [];
