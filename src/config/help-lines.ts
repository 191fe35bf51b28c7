export interface HelpLine {
  name: 'health' | 'crisis';
  phone: string;
}

/** Free public lines, open day and night. A line is here only after the operator has called it. */
const LINES: Readonly<Record<string, readonly HelpLine[]>> = {
  CL: [
    { name: 'health', phone: '600 360 7777' },
    { name: 'crisis', phone: '*4141' },
  ],
};

export const helpLinesOf = (market: string): readonly HelpLine[] => LINES[market] ?? [];
