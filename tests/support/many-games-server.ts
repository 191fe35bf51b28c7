/** The production build before a mock backend of many games: `node tests/support/many-games-server.ts PORT GAMES`. */
import { createMockServer } from '../../mock-server/create-mock-server.ts';
import { createAppServer } from '../../tools/serve/app-server.ts';

const [port, games] = process.argv.slice(2).map(Number);
const server = createAppServer('dist', createMockServer({ games: games ?? 10_000 }));
server.listen(port, '127.0.0.1', () => console.log('ready'));
process.once('SIGTERM', () => process.exit(0));
