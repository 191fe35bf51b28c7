/** The key contains the player, so that two players never share an intent. The case of a UUID does not matter. */
export function intentKey(playerId: string, intentId: string): string {
  return `${playerId}:${intentId.toLowerCase()}`;
}

export function orderOfIntent<Order>(
  intents: ReadonlyMap<string, string>,
  orders: ReadonlyMap<string, Order>,
  playerId: string,
  intentId: string | undefined,
): Order | undefined {
  return intentId === undefined ? undefined : orders.get(intents.get(intentKey(playerId, intentId)) ?? '');
}
