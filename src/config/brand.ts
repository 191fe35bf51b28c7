/** An operator re-brands here and in `src/ui/logo.tsx`. Colours are named by use; a test checks contrast. */
export const brand = {
  name: 'Copihue',
  colors: {
    ground: '#140b1a',
    surface: '#20132a',
    raised: '#2d1b3a',
    line: '#4a3359',
    /** Outline of an input, 3:1 against its ground. */
    edge: '#7d648e',
    text: '#fbf4fc',
    muted: '#bfaccb',
    /** The one main action of a screen. */
    action: '#d81e46',
    'action-strong': '#b3143a',
    'action-text': '#ff7d96',
    /** Money, and nothing else. */
    gold: '#f6c453',
    'gold-deep': '#8f5f12',
    good: '#46d99a',
    bad: '#ff8478',
    scrim: 'rgb(8 3 11 / 0.72)',
  },
  themeColor: '#140b1a',
} as const;
