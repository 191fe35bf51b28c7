import type { Config } from 'tailwindcss';
import { brand } from './src/config/brand.ts';

/** Colours come from the brand. Sizes are tokens of the 750-px design grid in `src/styles/app.css`. */
export default {
  content: ['./src/**/*.{ts,tsx,html}'],
  theme: {
    colors: { transparent: 'transparent', current: 'currentColor', ...brand.colors },
  },
} satisfies Config;
