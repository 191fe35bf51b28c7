import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join, resolve } from 'node:path';
import { freePort } from '../../tools/shared/start-serve.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

export interface BackendPorts {
  main: number;
  gateway: number;
}

/** A web server with one of our configurations, in front of the backend. */
export type WebServer = Awaited<ReturnType<typeof startServer>>;

/** Replaces the values of a real machine. @throws when the file does not contain one */
function fitted(file: string, changes: readonly (readonly [is: string, here: string])[]): string {
  return changes.reduce(
    (text, [is, here]) => {
      if (!text.includes(is))
        throw new Error(`${file} does not say "${is}" any more; mend ${import.meta.url}.`);
      return text.replaceAll(is, here);
    },
    readFileSync(file, 'utf8'),
  );
}

function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [join(folder, 'copihue.crt'), join(folder, 'copihue.key')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...[
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=IP:127.0.0.1',
      '-out',
      certificate,
      '-keyout',
      key,
    ],
  ]);
  if (made.status !== 0) throw new Error(`openssl makes no certificate: ${made.stderr}`);
  return { certificate, key };
}

const logFiles = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.log'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

async function startServer(
  configure: (at: { folder: string; port: number; plainPort: number; current: string }) => readonly string[],
  scheme: 'http' | 'https' = 'https',
) {
  const folder = scratchFolder();
  const current = join(folder, 'current');
  const [port, plainPort] = [await freePort(), await freePort()];
  const [command = '', ...options] = configure({ folder, port, plainPort, current });
  let child: ChildProcess | undefined;
  let output = '';

  const server = {
    address: `${scheme}://127.0.0.1:${port}`,
    /** Points the link `current` to another folder, as in docs/deploy.md. */
    release(next: string) {
      const link = join(folder, 'next');
      symlinkSync(resolve(next), link);
      renameSync(link, current);
    },
    /** All that the server has written. */
    logs: () => [output, ...logFiles(folder)].join('\n'),
    async start() {
      child = spawn(command, options, { env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder } });
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (part) => {
          output += part;
        });
      for (let tries = 0; !(await listens(port)); tries += 1) {
        if (child.exitCode !== null || tries > 200)
          throw new Error(`${command} did not start: ${output.slice(-4_000)}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async stop() {
      if (!child || child.exitCode !== null) return;
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
  server.release('dist');
  await server.start();
  return server;
}

function nginxWith(folder: string, site: string): readonly string[] {
  writeFileSync(join(folder, 'copihue.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
    mkdirSync(join(folder, name));
    return `${name}_temp_path ${join(folder, name)};`;
  });
  // When a test runs as root, nginx's other user could not read its folders.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user} daemon off; pid ${join(folder, 'pid')}; error_log stderr; include /etc/nginx/modules-enabled/*.conf;
    events { worker_connections 4096; } http { access_log off; ${temporary.join(' ')} include ${join(folder, 'copihue.conf')}; }`,
  );
  return ['nginx', '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
}

export function startNginxBeforeMocks(instances: readonly [number, number, number]): Promise<WebServer> {
  return startServer(({ folder, port }) => {
    const [first, second, third] = instances;
    const site = fitted('docs/deploy/mock-instances.conf', [
      ['/var/log/nginx', folder],
      ['listen 4000;', `listen 127.0.0.1:${port};`],
      ['server 127.0.0.1:4010 ', `server 127.0.0.1:${first} `],
      ['server 127.0.0.1:4110 ', `server 127.0.0.1:${second} `],
      ['server 127.0.0.1:4210 ', `server 127.0.0.1:${third} `],
    ]);
    return nginxWith(folder, site);
  }, 'http');
}

export function startNginx({ main, gateway }: BackendPorts): Promise<WebServer> {
  return startServer(({ folder, port, plainPort, current }) => {
    const { certificate, key } = makeCertificate(folder);
    const site = fitted('docs/deploy/nginx.conf', [
      ['/var/log/nginx', folder],
      ['# set_real_ip_from 203.0.113.0/24;', 'set_real_ip_from 127.0.0.1;'],
      ['listen 443 ssl http2;', `listen 127.0.0.1:${port} ssl http2;`],
      ['listen 80;', `listen 127.0.0.1:${plainPort};`],
      ['server_name play.example.com;', 'server_name _;'],
      ['/etc/ssl/copihue.crt', certificate],
      ['/etc/ssl/copihue.key', key],
      ['root /srv/copihue/current;', `root ${current};`],
      ['server 127.0.0.1:4010;', `server 127.0.0.1:${main};`],
      ['server 127.0.0.1:4011;', `server 127.0.0.1:${gateway};`],
    ]);
    return nginxWith(folder, site);
  });
}

/**
 * Caddy with docs/deploy/Caddyfile. It gets the test's certificate, because no authority issues one for this address.
 */
export function startCaddy({ main, gateway }: BackendPorts): Promise<WebServer> {
  return startServer(({ folder, port, current }) => {
    const { certificate, key } = makeCertificate(folder);
    const site = fitted('docs/deploy/Caddyfile', [
      ['{\n\t# No log', '{\n\tadmin off\n\tauto_https disable_redirects\n\t# No log'],
      ['play.example.com {', `https://127.0.0.1:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`],
      ['root * /srv/copihue/current', `root * ${current}`],
      ['127.0.0.1:4010\n', `127.0.0.1:${main}\n`],
      ['127.0.0.1:4011\n', `127.0.0.1:${gateway}\n`],
    ]);
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, site);
    return ['caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  });
}
