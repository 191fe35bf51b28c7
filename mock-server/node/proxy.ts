/** A real backend behind the mock's address (MOC-09): calls are judged on their way, everything else only passes. */
import { request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { Duplex } from 'node:stream';
import { operations } from '@copihue/contract/operations';
import { isControlPath, type MockBackendOptions } from '../create-mock-backend.ts';
import { Refusal } from '../world/core/refusal.ts';

export interface ProxyOptions {
  /** Address of the backend, with a base path if it has one. */
  main: string;
  /** Address of its gateway (/v1). Default: the same. */
  gateway?: string;
}

const calls = new Map<string, { gateway: boolean }>(operations.map((row) => [row.path, row]));

/** Headers of this connection or of the mock alone. */
const NOT_PASSED =
  /^(?:host|connection|keep-alive|content-length|transfer-encoding|upgrade|expect|accept-encoding|x-mock-.*)$/;
const PASSED_BACK = [
  'content-type',
  'token',
  'retry-after',
  'date',
  'x-min-release',
  'x-request-id',
  'allow',
];

const addressAt = (base: string, path: string) => new URL(`${base.replace(/\/$/, '')}${path}`);

type Report = (message: string) => void;

/** Why nothing came back: fetch says only that it failed, and its cause says more. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
}

export function createForward(
  { main, gateway = main }: ProxyOptions,
  report: Report,
): MockBackendOptions['forward'] {
  return async (request, text) => {
    const { pathname } = new URL(request.url);
    const address = addressAt(calls.get(pathname)?.gateway ? gateway : main, pathname);
    const headers = new Headers([...request.headers].filter(([name]) => !NOT_PASSED.test(name)));
    const answer = await fetch(address, { method: 'POST', headers, body: text, redirect: 'manual' }).catch(
      (error: unknown) => {
        const problem = causeOf(error);
        report(`POST ${pathname}: the backend does not answer: ${problem}`);
        throw new Refusal('no-backend', { status: 502, parameters: { problem } });
      },
    );
    const back = PASSED_BACK.flatMap((name) => {
      const value = answer.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    });
    return { status: answer.status, headers: Object.fromEntries(back), text: await answer.text() };
  };
}

export function createPassOn({ main }: ProxyOptions, report: Report) {
  const open = new Set<Duplex>();

  function requestBackend({ url = '/', method, headers }: IncomingMessage) {
    const address = addressAt(main, url);
    const send = address.protocol === 'https:' ? httpsRequest : httpRequest;
    return send(address, { ...(method && { method }), headers: { ...headers, host: address.host } });
  }

  /** Pictures, games, the bank and the socket's polling. */
  function passOn(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const outbound = requestBackend(incoming);
    // The backend knows the app under another origin.
    const { origin } = incoming.headers;
    const readable = origin ? { 'access-control-allow-origin': origin } : {};
    outbound.once('response', (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { ...readable, ...answer.headers });
      answer.pipe(outgoing);
    });
    outbound.once('error', ({ message }) => {
      report(`${incoming.method} ${incoming.url}: the backend does not answer: ${message}`);
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502, { ...readable, 'content-type': 'text/plain; charset=utf-8' });
      outgoing.end(`The backend does not answer: ${message}\n`);
    });
    incoming.pipe(outbound);
  }

  function passSocketOn(incoming: IncomingMessage, near: Duplex, head: Buffer): void {
    const outbound = requestBackend(incoming);
    open.add(near);
    near.once('close', () => {
      open.delete(near);
      outbound.destroy();
    });
    near.on('error', () => near.destroy());
    outbound.once('error', ({ message }) => {
      report(`socket ${incoming.url}: the backend does not answer: ${message}`);
      near.destroy();
    });
    outbound.once('response', ({ statusCode }) => near.end(`HTTP/1.1 ${statusCode} No socket\r\n\r\n`));
    outbound.once('upgrade', ({ rawHeaders }, far, first) => {
      const lines = rawHeaders.map((word, place) => `${word}${place % 2 === 0 ? ': ' : '\r\n'}`).join('');
      near.write(`HTTP/1.1 101 Switching Protocols\r\n${lines}\r\n`);
      near.write(first);
      far.write(head);
      far.on('error', () => near.destroy());
      far.once('close', () => near.destroy());
      near.once('close', () => far.destroy());
      far.pipe(near).pipe(far);
    });
    outbound.end();
  }

  return {
    /** @returns false for what the mock answers itself: calls, /__mock and the index */
    take(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const path = URL.parse(incoming.url ?? '/', 'http://mock')?.pathname ?? '/';
      if (path === '/' || isControlPath(path) || calls.has(path)) return false;
      passOn(incoming, outgoing);
      return true;
    },
    attach: (server: Server) => void server.on('upgrade', passSocketOn),
    close() {
      for (const socket of open) socket.destroy();
    },
  };
}
