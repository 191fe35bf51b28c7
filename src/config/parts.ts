// Not in this-page.ts, because the initial script does not need it.
import type { Part } from './settings.ts';
import { settings } from './this-page.ts';

export const isOff = (part: Part): boolean => settings.off?.includes(part) ?? false;
