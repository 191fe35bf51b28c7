import { houseAccounts, playerAccount, post, transfer } from '../core/ledger.ts';
import { marketOf } from '../core/markets.ts';
import type { World } from '../core/world.ts';
import { hashWithSalt } from '../players/passwords.ts';
import { addPlayer, findPlayer } from '../players/players.ts';
import { type PacketRow, packetStatus } from '../tables/packet-rows.ts';
import { claimOf, claimPacket } from './packet-claim.ts';
import { createPacket, packetTerms } from './packet-create.ts';

const MINUTE_MS = 60_000;

function friendsOf(world: World, country: string): string[] {
  return world.catalogue.packetFriends.map((username) => {
    const known = findPlayer(world, country, username);
    const password = hashWithSalt('copihue', 'Copihue2026');
    return (known ?? addPlayer(world, { country, username, password, phone: username })).id;
  });
}

function sendAround(world: World, country: string): PacketRow[] {
  const ago = (minutes: number): World => ({ ...world, now: () => world.now() - minutes * MINUTE_MS });
  const friends = friendsOf(world, country);
  const { minShare } = packetTerms(country);
  return world.catalogue.packets.map(({ sender, amount: times, claims, greeting, minutesAgo, ...rest }) => {
    const senderId = friends[sender] ?? '';
    const amount = times * minShare;
    const then = ago(minutesAgo);
    const entries = transfer(houseAccounts.house, playerAccount(senderId, 'cash'), amount);
    post(then, 'opening balance', senderId, entries);
    const words = country === 'CL' ? greeting.es : greeting.en;
    const packet = createPacket(then, senderId, { ...rest, amount, greeting: words });
    for (const { friend, minutesAgo: when } of claims)
      claimPacket(ago(when), friends[friend] ?? '', packet.id);
    return packet;
  });
}

/** New packets are made when somebody asks and the last ones are over, so that an old world has packets too. */
export function runningOffers(world: World, country: string): PacketRow[] {
  const market = marketOf(country);
  const friends = new Set(
    world.catalogue.packetFriends.map((username) => findPlayer(world, market, username)?.id),
  );
  const running = [...world.state.packets.values()].filter(
    ({ senderId, expiresAt }) => friends.has(senderId) && world.now() < expiresAt,
  );
  return running.length > 0 ? running : sendAround(world, market);
}

/** The packet that a visitor can open without a link. A player gets one that is not claimed and not their own. */
export function standingOffer(
  world: World,
  country: string,
  playerId: string | undefined,
): PacketRow | undefined {
  return runningOffers(world, country).find(
    (packet) =>
      packetStatus(packet, world.now()) === 'open' &&
      (playerId === undefined || (packet.senderId !== playerId && !claimOf(packet, playerId))),
  );
}
