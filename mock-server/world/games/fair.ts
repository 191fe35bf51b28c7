import type { Draw } from '@copihue/studio/kit/chance/draw';
import { blockMessage, drawFrom } from '@copihue/studio/kit/chance/fair';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { randomText } from '../core/random.ts';
import { Refusal } from '../core/refusal.ts';
import { hmacOf } from '../core/secret.ts';
import type { World } from '../core/world.ts';
import type { PlayerSeeds, SeedRow } from '../tables/fair-rows.ts';
import type { RoundRow, RoundSeed } from '../tables/game-rows.ts';

const CLIENT_SEED_LENGTH = 16;

export const commitmentOf = (serverSeed: string) => bytesToHex(sha256(utf8ToBytes(serverSeed)));

export const roundDraw = (serverSeed: string, clientSeed: string, nonce: number): Draw =>
  drawFrom((block) => hmacOf(serverSeed, blockMessage(clientSeed, nonce, block)));

/** 256 bits, as hexadecimal digits. */
function newServerSeed(world: World): string {
  const { next } = world.random('server seed');
  return Array.from({ length: 8 }, () => (next() * 2 ** 32).toString(16).padStart(8, '0')).join('');
}

export function seedsOf(world: World, playerId: string): PlayerSeeds {
  const known = world.state.seeds.get(playerId);
  if (known) return known;
  const first = { from: 0, seed: randomText(world.random('client seed'), CLIENT_SEED_LENGTH) };
  const used = [{ serverSeed: newServerSeed(world), clientSeeds: [first], nonce: 0 }];
  const seeds: PlayerSeeds = { used, next: newServerSeed(world) };
  world.state.seeds.set(playerId, seeds);
  return seeds;
}

export function seedInUse({ used }: PlayerSeeds): SeedRow {
  const last = used.at(-1);
  if (!last) throw new Error('A player has a seed from the first question on.');
  return last;
}

export function clientSeedAt({ clientSeeds }: SeedRow, nonce: number): string {
  return clientSeeds.findLast(({ from }) => from <= nonce)?.seed ?? '';
}

export function takeChance(world: World, playerId: string): { from: RoundSeed; draw: Draw } {
  const seeds = seedsOf(world, playerId);
  const row = seedInUse(seeds);
  const { nonce, serverSeed } = row;
  row.nonce += 1;
  return {
    from: { seed: seeds.used.length - 1, nonce },
    draw: roundDraw(serverSeed, clientSeedAt(row, nonce), nonce),
  };
}

/** The seed would reveal the hidden result of an open flight or hand. */
function assertNoOpenRound(world: World, playerId: string): void {
  for (const round of world.state.rounds.values()) {
    if (round.playerId === playerId && round.state === 'open' && round.live === null)
      throw new Refusal('round-open');
  }
}

export function setClientSeed(world: World, playerId: string, seed: string): void {
  const row = seedInUse(seedsOf(world, playerId));
  if (clientSeedAt(row, row.nonce) === seed) return;
  assertNoOpenRound(world, playerId);
  row.clientSeeds = [...row.clientSeeds.filter(({ from }) => from < row.nonce), { from: row.nonce, seed }];
}

/** Reveals the server seed in use and switches to the one that was committed to. The client seed stays. */
export function rotateSeeds(world: World, playerId: string): void {
  const seeds = seedsOf(world, playerId);
  assertNoOpenRound(world, playerId);
  const row = seedInUse(seeds);
  const seed = clientSeedAt(row, row.nonce);
  seeds.used.push({ serverSeed: seeds.next, clientSeeds: [{ from: 0, seed }], nonce: 0 });
  seeds.next = newServerSeed(world);
}

export function recordRound(world: World, round: RoundRow): void {
  const { id, betId, gameId, from, live, stakes, auto, leftAt, flight, hand, payout, jackpot } = round;
  const rounds = world.state.fairRounds.get(round.playerId) ?? [];
  world.state.fairRounds.set(round.playerId, rounds);
  rounds.push({
    ...from,
    id,
    ...(live === null ? {} : { live }),
    ...(betId === '' ? {} : { betId }),
    gameId,
    stakes,
    ...(auto === null ? {} : { auto }),
    ...(flight ? { leftAt, bust: flight.bust } : {}),
    ...(hand ? { moves: hand.moves } : {}),
    payout,
    ...(jackpot === 0 ? {} : { jackpot }),
    at: world.now(),
  });
}
