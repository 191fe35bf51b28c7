import type { SeedGame, SeedWinner } from '../world/tables/catalogue-types.ts';

/**
 * Latest winners for the marquee (LOB-04): phone numbers masked to their first and last three digits
 * (spec point 5), amounts in integer minor units, small wins more often than large ones.
 * `random` gives numbers in [0, 1).
 */
export function seedWinners(
  random: () => number,
  games: readonly SeedGame[],
  count = 12,
): readonly SeedWinner[] {
  const digits = (): string => String(Math.floor(random() * 1000)).padStart(3, '0');
  return Array.from({ length: games.length === 0 ? 0 : count }, () => {
    // A squared draw leans on the heavy games at the head of the list, as real play does.
    const game = games[Math.floor(random() ** 2 * games.length)];
    const pesos = Math.round(12_000 + random() ** 4 * 2_400_000);
    return {
      player: `9${digits().slice(1)}***${digits()}`,
      gameId: game?.id ?? '',
      gameName: game?.name ?? '',
      amount: pesos * 100,
    };
  });
}
