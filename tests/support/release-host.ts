import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPRESSED, readStaticFiles } from '../../tools/serve/static-files.ts';
import { releaseHash } from '../../tools/shared/release-hash.ts';

const BACKEND = /^\/(?:resources|bank|games|__mock|socket\.io)(?:\/|$)/;

/** A host of the production build on which a second release can be put in the place of the first. */
export interface ReleaseHost {
  /** Puts a release with this mark in its pages on the host; the build of the project is release `first`. */
  publish(mark: string): void;
  /** While it is down every request is cut off. */
  setDown(isDown: boolean): void | Promise<void>;
}

/** The host of these tests, in their own process. */
interface OwnHost extends ReleaseHost {
  address: string;
  close(): void;
}

/** Name of a file in dist/assets: its own name, a hash of its content, its ending. */
const ASSET = /([\w.$-]+)-([\w-]{7,8})(\.(?:js|css))/g;
const TEXT = /\.(?:js|css)$/;
const INLINE_SCRIPT = /<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script>/g;

const policyHash = (script: string) => `sha256-${createHash('sha256').update(script).digest('base64')}`;
const inlineScripts = (html: string) => [...html.matchAll(INLINE_SCRIPT)].map(([, script = '']) => script);

/** The file whose content changes: the words of the legal pages in Spanish. */
const CHANGED = /^legal-ks-[\w-]{7}\.js$/;

/**
 * A copy of the build as the next release, without a second build. As after a change of one sentence, one file has
 * another content, every script and style sheet has another name, and the pages say which release they are. The policy's
 * hashes follow the inline scripts.
 */
export function nextRelease(mark: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'copihue-release-'));
  const names = new Set(readdirSync('dist/assets').filter((name) => TEXT.test(name)));
  const renamed = (text: string) =>
    text.replace(ASSET, (name, own: string, hash: string, ending: string) =>
      names.has(name) ? `${own}-${[...hash].reverse().join('')}${ending}` : name,
    );
  if (![...names].some((name) => CHANGED.test(name))) throw new Error(`No file of the build is ${CHANGED}.`);
  const hashes: [old: string, now: string][] = [];
  /** What the worker knows each file by, in both releases. */
  const known: [old: string, now: string][] = [];
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string) => readFileSync(join('dist', file), 'utf8');

  const isTaken = (path: string) =>
    !(path.startsWith('dist/assets/') && TEXT.test(path)) && !COMPRESSED.test(path);
  cpSync('dist', folder, { recursive: true, filter: isTaken });
  for (const name of names) {
    const before = read(join('assets', name));
    const after = renamed(before) + (CHANGED.test(name) ? `//${mark}\n` : '');
    write(join('assets', renamed(name)), after);
    known.push([releaseHash(before), releaseHash(after)]);
  }
  const pages = ['index.html', 'shell.html'].map((page) => {
    const before = read(page);
    const after = renamed(before).replace('<head>', `<head><meta name="release" content="${mark}">`);
    const scripts = inlineScripts(after).map(policyHash);
    for (const [place, script] of inlineScripts(before).entries())
      hashes.push([policyHash(script), scripts[place] ?? '']);
    return { page, before, after };
  });
  for (const { page, before, after } of pages) {
    const text = hashes.reduce((changed, [old, now]) => changed.replaceAll(old, now), after);
    write(page, text);
    known.push([releaseHash(before), releaseHash(text)]);
  }
  const worker = [...known, ...hashes].reduce(
    (text, [old, now]) => text.replaceAll(old, now),
    renamed(read('sw.js')),
  );
  write('sw.js', worker.replace(/name:`[\w-]{43}`/, `name:\`${mark}\``));
  return folder;
}

/**
 * Serves what `serve` answers, and passes all else on.
 * @param backend address that answers everything which is no file of the build
 * @returns its address, and what ends it
 */
export async function startHost(
  backend: string,
  serve: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean,
): Promise<{ address: string; close(): void }> {
  const server: Server = createServer((incoming, outgoing) => {
    if (serve(incoming, outgoing)) return;
    const { method, headers, url = '/' } = incoming;
    const onward = httpRequest(new URL(url, backend), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const isBackend = (path: string): boolean => BACKEND.test(path);

/** @param backend address that answers everything which is no file of the build */
export async function startReleaseHost(backend: string): Promise<OwnHost> {
  const folders: string[] = [];
  const read = (folder: string) => readStaticFiles(folder, isBackend);
  let files = read('dist');
  let isDown = false;
  const { address, close } = await startHost(backend, (incoming, outgoing) => {
    if (isDown) {
      incoming.destroy();
      return true;
    }
    // While it is down only the worker's store may answer, never the browser's own cache.
    const { writeHead } = outgoing;
    Object.assign(outgoing, {
      writeHead: (status: number, headers: OutgoingHttpHeaders) =>
        writeHead.call(outgoing, status, { ...headers, 'cache-control': 'no-store' }),
    });
    return files.serve(incoming, outgoing);
  });
  return {
    address,
    publish(mark) {
      const folder = nextRelease(mark);
      folders.push(folder);
      files = read(folder);
    },
    setDown(next) {
      isDown = next;
    },
    close() {
      close();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}
