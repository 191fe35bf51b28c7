/**
 * Serves the production build in dist/ with the mock backend behind it, on one port (PORT, default 4173); the mock
 * backend's own hosts run beside it (MOCK_PORT 4010, GATEWAY_PORT 4011).
 */
import { networkInterfaces } from 'node:os';
import { toString as toQr } from 'qrcode';
import { createMockServer } from '../mock-server/create-mock-server.ts';
import { createAppServer } from './serve/app-server.ts';
import { portOf } from './serve/ports.ts';

function networkAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find((address) => address.family === 'IPv4' && !address.internal)?.address;
}

try {
  const ports = {
    app: portOf('PORT', 4173),
    main: portOf('MOCK_PORT', 4010),
    gateway: portOf('GATEWAY_PORT', 4011),
  };
  const mock = createMockServer({});
  const server = createAppServer('dist', mock);
  await mock.listen({ mockPort: ports.main, gatewayPort: ports.gateway });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${ports.app} is busy. Stop what uses it, or choose another: PORT=4174 npm start`)
          : error,
      ),
    );
    server.listen(ports.app, '0.0.0.0', resolve);
  });
  const network = networkAddress();
  console.log(`\nCopihue is running.\n\n  On this computer   http://localhost:${ports.app}`);
  if (network) {
    const address = `http://${network}:${ports.app}`;
    console.log(`  On your phone      ${address}   (same network)\n`);
    console.log(await toQr(address, { type: 'terminal', small: true }));
  }
  console.log('  Player to try      phone 912345678, password Copihue2026');
  console.log('  SMS and bank codes http://localhost:%d/__mock/sms?phone=912345678\n', ports.app);
  console.log('Stop with Ctrl-C.');
  const stop = () => {
    server.close();
    void mock.close().then(() => process.exit(0));
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(2);
}
