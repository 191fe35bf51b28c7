import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { PlainProblem, portSetting, requireFreePorts } from './ports.ts';

test('a port is read from its variable, else the default', () => {
  expect(portSetting('PORT', 4173, 'app', { PORT: '8080' }).port).toBe(8080);
  expect(portSetting('PORT', 4173, 'app', { PORT: '' }).port).toBe(4173);
  expect(portSetting('PORT', 4173, 'app', {}).port).toBe(4173);
});

test.each(['0', '65536', '-1', '80.5', 'http', ' 80', '1e3'])(
  'the port "%s" is refused with the name of its variable',
  (PORT) => {
    expect(() => portSetting('PORT', 4173, 'app', { PORT })).toThrow(/^PORT must be a port/);
  },
);

test('a busy port is named with the variable that changes it', async () => {
  const busy = createServer();
  await new Promise<void>((ready) => busy.listen(0, ready));
  const address = busy.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await expect(requireFreePorts([{ variable: 'PORT', port, purpose: 'app' }])).rejects.toThrow(
      new RegExp(`^Port ${port} \\(app\\) is in use.*PORT=`),
    );
  } finally {
    busy.close();
  }
});

test('two variables with one port are refused before anything starts', async () => {
  const settings = [
    { variable: 'PORT', port: 47_391, purpose: 'app' },
    { variable: 'MOCK_PORT', port: 47_391, purpose: 'mock' },
  ];
  await expect(requireFreePorts(settings)).rejects.toBeInstanceOf(PlainProblem);
  await expect(requireFreePorts(settings)).rejects.toThrow('PORT and MOCK_PORT are both 47391');
});
