import type { Lang } from '../../mock-server/texts/text-types.ts';
import { agentAnswer } from '../../mock-server/world/chat/support-agent.ts';
import type { World } from '../../mock-server/world/core/world.ts';
import { TEST_NOW } from './test-world.ts';

/** What the support agent answers. Without a player, a guest asks. */
export function answerTo(world: World, text: string, playerId?: string, lang: Lang = 'en') {
  const owner = playerId === undefined ? ('visitor:a-guest' as const) : (`player:${playerId}` as const);
  const conversation = { id: 'c-1', owner, lang, entries: [], lastSeq: 1, lost: 0 };
  const message = { id: 'm1', seq: 1, from: 'player' as const, orderId: null, quickReplies: null };
  return agentAnswer(world, conversation, { ...message, text, at: TEST_NOW });
}
