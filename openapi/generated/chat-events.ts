// Generated from x-events in openapi/openapi.yaml by `npm run generate`. Do not edit.

export interface ChatEntry {
  id: string;
  seq: number;
  from: 'player' | 'agent';
  text: string;
  orderId?: string;
  quickReplies?: string[];
  sentAt: string;
}

/** True when the value has the shape the contract gives. */
export function isChatEntry(value: unknown): value is ChatEntry {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['id'] === 'string' && row['id'] !== '' && row['id'].length <= 64 && Number.isInteger(row['seq']) && Number(row['seq']) >= 1 && (row['from'] === 'player' || row['from'] === 'agent') && typeof row['text'] === 'string' && row['text'] !== '' && row['text'].length <= 500 && (row['orderId'] === undefined || typeof row['orderId'] === 'string' && row['orderId'] !== '' && row['orderId'].length <= 64) && (row['quickReplies'] === undefined || Array.isArray(row['quickReplies']) && row['quickReplies'].every((item: unknown) => typeof item === 'string' && item !== '' && item.length <= 500)) && typeof row['sentAt'] === 'string';
}

export interface ChatJoined {
  conversationId: string;
}

/** True when the value has the shape the contract gives. */
export function isChatJoined(value: unknown): value is ChatJoined {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['conversationId'] === 'string' && row['conversationId'] !== '' && row['conversationId'].length <= 64;
}

export interface ChatJoin {
  visitorId: string;
  lang: 'en' | 'ks';
  conversationId?: string;
  afterSeq: number;
}

/** True when the value has the shape the contract gives. */
export function isChatJoin(value: unknown): value is ChatJoin {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['visitorId'] === 'string' && row['visitorId'].length >= 16 && row['visitorId'].length <= 64 && (row['lang'] === 'en' || row['lang'] === 'ks') && (row['conversationId'] === undefined || typeof row['conversationId'] === 'string' && row['conversationId'] !== '' && row['conversationId'].length <= 64) && Number.isInteger(row['afterSeq']) && Number(row['afterSeq']) >= 0;
}

export interface ChatMessage {
  id: string;
  text: string;
  orderId?: string;
  sentAt: string;
}

/** True when the value has the shape the contract gives. */
export function isChatMessage(value: unknown): value is ChatMessage {
  if (typeof value !== 'object' || value === null) return false;
  const row = value as Record<string, unknown>;
  return typeof row['id'] === 'string' && row['id'] !== '' && row['id'].length <= 64 && typeof row['text'] === 'string' && row['text'] !== '' && row['text'].length <= 500 && (row['orderId'] === undefined || typeof row['orderId'] === 'string' && row['orderId'] !== '' && row['orderId'].length <= 64) && typeof row['sentAt'] === 'string';
}
