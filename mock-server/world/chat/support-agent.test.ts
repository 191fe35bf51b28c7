import { languages } from '@copihue/studio/kit/words/text-pairs';
import { describe, expect, test } from 'vitest';
import { mach } from '../../../tests/support/deposits.ts';
import { createTestWorld, newPlayer, richPlayer } from '../../../tests/support/test-world.ts';
import { type SupportTopic, supportWords } from '../../texts/support-words.ts';
import { createRechargeOrder } from '../recharge/recharge-create.ts';
import { withdrawMethods } from '../withdraw/withdraw-methods.ts';
import { joinChat, receiveChat } from './chat.ts';

const visitorId = 'a-guest-of-this-phone';

function opened(lang: 'en' | 'ks', playerId?: string) {
  const test = createTestWorld();
  const { conversation } = joinChat(test.world, playerId, { visitorId, lang, afterSeq: 0 });
  let sent = 0;
  const send = (text: string, orderId?: string) => {
    sent += 1;
    const sentAt = new Date(test.world.now()).toISOString();
    receiveChat(test.world, conversation.owner, {
      id: `m${sent}`,
      text,
      sentAt,
      ...(orderId !== undefined && { orderId }),
    });
    test.pass(4_000);
    return conversation.entries.at(-1)?.text ?? '';
  };
  const deposit = () => createRechargeOrder(test.world, richPlayer, { amount: 1_000_000, ...mach });
  return { ...test, conversation, send, deposit };
}

describe.each(languages)('the support agent (%s)', (lang) => {
  const words = supportWords[lang];
  const requests = {
    en: [
      ['Hello there', 'greeting'],
      ['my DEPOSIT is missing', 'deposit'],
      ['how do I withdraw?', 'withdrawal'],
      ['the code for my withdrawal never came', 'code'],
      ['I want to set a limit on my deposits', 'limits'],
      ['what about this bonus', 'bonus'],
      ['let me talk to a human', 'person'],
      ['thanks!', 'thanks'],
    ],
    ks: [
      ['Hola, buenas', 'greeting'],
      ['Mi DEPÓSITO no llega', 'deposit'],
      ['¿cómo retiro mi plata?', 'withdrawal'],
      ['no me llega el código del retiro', 'code'],
      ['quiero ponerme un límite de depósito', 'limits'],
      ['y este bono?', 'bonus'],
      ['quiero hablar con una persona', 'person'],
      ['muchas gracias', 'thanks'],
    ],
  } as const;

  test.each<readonly [string, SupportTopic]>(requests[lang])(
    'CHT-01 "%s" is answered about %s',
    (text, topic) => {
      expect(opened(lang).send(text)).toBe(words.topics[topic]);
    },
  );

  const aboutTime = {
    en: ['how long does a withdrawal take?', 'When will my WITHDRAWAL arrive'],
    ks: [
      '¿cuánto demora un retiro?',
      'cuanto demora un retiro',
      '¿Cuándo llega mi retiro?',
      'el retiro se demora',
    ],
  }[lang];
  test.each(aboutTime)('CHT-01 WDR-03 "%s" is answered with the times of the methods', (text) => {
    const answer = opened(lang).send(text);
    expect(withdrawMethods('CL').map(({ usualMinutes }) => usualMinutes)).toEqual([120, 30, 10]);
    const times =
      lang === 'ks' ? ['2 horas', '30 minutos', '10 minutos'] : ['2 hours', '30 minutes', '10 minutes'];
    for (const time of times) expect(answer).toContain(time);
    for (const { name } of withdrawMethods('CL')) expect(answer).toContain(name[lang]);
  });

  test('CHT-01 the agent says when it did not understand, and offers topics and a person', () => {
    const { send, conversation } = opened(lang);
    expect(send('xyzzy')).toBe(words.lost);
    expect(send('plugh')).toBe(words.lostAgain);
    expect(conversation.lost).toBe(2);
    expect(conversation.entries.at(-1)?.quickReplies).toContain(words.send.person);
    send(words.send.deposit);
    expect(send('xyzzy')).toBe(words.lost);
  });

  test('CHT-01 the agent understands each of its own quick replies', () => {
    const { send } = opened(lang, richPlayer);
    for (const chip of Object.values(words.send))
      expect([words.lost, words.lostAgain], chip).not.toContain(send(chip));
  });

  test('CHT-01 the agent says nothing of orders of others, and sends a guest to the login', () => {
    const other = opened(lang, newPlayer);
    const { id } = other.deposit();
    expect(other.send(id)).not.toContain('10,000.00');
    expect(other.send(id)).toContain(id);
    const guest = opened(lang);
    expect(guest.send(guest.deposit().id)).toBe(words.logInFirst);
  });
});

test('CHT-01 a client that joins gets the entries it lacks, and all of a conversation that is new to it', () => {
  const { conversation, world, send } = opened('ks');
  send('Hola');
  const join = { visitorId, lang: 'ks' as const, conversationId: conversation.id, afterSeq: 2 };
  const missed = (over: Partial<typeof join>) =>
    joinChat(world, undefined, { ...join, ...over }).missed.map(({ seq }) => seq);
  expect(missed({})).toEqual([3]);
  expect(missed({ conversationId: 'another' })).toEqual([1, 2, 3]);
  expect(missed({ visitorId: 'somebody-else-here' })).toEqual([1]);
});
