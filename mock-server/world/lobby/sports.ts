import type { World } from '../core/world.ts';
import type { SeedSportEvent } from '../tables/catalogue.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
/** Odds move once in this time. */
const DRIFT_STEP_MS = 20_000;

export interface SportMatch {
  event: SeedSportEvent;
  /** World time in ms. */
  startsAt: number;
  odds: { home: number; draw?: number; away: number };
}

/** A fixed number from 0 to 1 for a text and a step of time. */
function noise(text: string, step: number): number {
  let hash = Math.imul(step, 0x9e3779b1) ^ 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return ((hash ^ (hash >>> 13)) >>> 0) / 4294967296;
}

/** Odds swing within 6 % of the seed's, smoothly from step to step, the same for everybody at the same moment. */
function drifted(base: number, name: string, now: number): number {
  const step = Math.floor(now / DRIFT_STEP_MS);
  const part = (now % DRIFT_STEP_MS) / DRIFT_STEP_MS;
  const swing = noise(name, step) * (1 - part) + noise(name, step + 1) * part;
  return Math.max(1.01, Math.round(base * (0.94 + 0.12 * swing) * 100) / 100);
}

/**
 * Matches with their odds at this moment, live ones first, then by start. The programme repeats every day, so that a
 * world that has been running for a week still has matches ahead.
 */
export function sportMatches(world: World): SportMatch[] {
  const now = world.now();
  const dayStart = Math.floor(now / (DAY_MINUTES * MINUTE_MS)) * DAY_MINUTES * MINUTE_MS;
  const matches = world.catalogue.sports.map((event): SportMatch => {
    const { home, draw, away } = event.odds;
    const shift = event.startsInMinutes * MINUTE_MS;
    // Live ones began that long before now; the others stand at a fixed hour, today or, when that is past, tomorrow.
    const today = dayStart + (shift % (DAY_MINUTES * MINUTE_MS));
    const later = today > now ? today : today + DAY_MINUTES * MINUTE_MS;
    return {
      event,
      startsAt: event.isLive ? now - (now % MINUTE_MS) + shift : later,
      odds: {
        home: drifted(home, `${event.id}h`, now),
        ...(draw === undefined ? {} : { draw: drifted(draw, `${event.id}d`, now) }),
        away: drifted(away, `${event.id}a`, now),
      },
    };
  });
  return matches.sort((a, b) => Number(b.event.isLive) - Number(a.event.isLive) || a.startsAt - b.startsAt);
}
