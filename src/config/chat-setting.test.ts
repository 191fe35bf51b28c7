import { expect, test } from 'vitest';
import { chatOrigin, readChatSetting } from './chat-setting.ts';

const hosted = (url: unknown) => ({ VITE_CHAT_PROVIDER: 'hosted', VITE_CHAT_URL: url });

test('CHT-01 without a setting the chat is the own widget, and no host is let into a frame', () => {
  for (const env of [{}, { VITE_CHAT_PROVIDER: '' }, { VITE_CHAT_PROVIDER: 'own' }]) {
    expect(readChatSetting(env)).toEqual({ provider: 'own' });
    expect(chatOrigin(readChatSetting(env))).toBeUndefined();
  }
});

test('CHT-01 a hosted widget is its https address, and its origin alone is let in', () => {
  const setting = readChatSetting(hosted('https://chat.example.com/widget?brand=copihue'));
  expect(setting).toEqual({ provider: 'hosted', url: 'https://chat.example.com/widget?brand=copihue' });
  expect(chatOrigin(setting)).toBe('https://chat.example.com');
});

test.each([
  undefined,
  '',
  'chat.example.com',
  'http://chat.example.com',
  'javascript:alert(1)',
  'https://a:b@c.de',
])('CHT-01 the address %j of a hosted widget is refused by name', (url) => {
  expect(() => readChatSetting(hosted(url))).toThrow('VITE_CHAT_URL');
});

test('CHT-01 an unknown provider is refused by name', () => {
  expect(() => readChatSetting({ VITE_CHAT_PROVIDER: 'other' })).toThrow('VITE_CHAT_PROVIDER');
});
