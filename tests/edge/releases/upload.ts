import { typeOf } from '../../../tools/serve/static-files.ts';

export interface Release {
  mark: string;
  files: ReadonlyMap<string, string>;
}

/** `removal` deletes the files that only the previous release has. */
export type Part = 'assets' | 'pages' | 'worker' | 'removal';

/**
 * Answer of the host to a missing file. The last one lets the browser store a page under the name of a script for a
 * year.
 */
export type Missing = '404' | 'first page' | 'first page, for a year';

export type Answer = ReturnType<Upload['answer']>;

const isAsset = (path: string): boolean => path.startsWith('/assets/');

function partOf(path: string): Exclude<Part, 'removal'> {
  if (path === '/sw.js') return 'worker';
  return isAsset(path) || path === '/heal.js' ? 'assets' : 'pages';
}

/** A host on which one release replaces another part by part. */
export class Upload {
  isDown = false;
  isSilent = false;
  mislabelled = '';
  readonly requested = new Set<string>();
  readonly #files: Map<string, string>;
  readonly #next: Release;
  readonly #missing: Missing;

  constructor(from: Release, next: Release, missing: Missing) {
    this.#files = new Map(from.files);
    this.#next = next;
    this.#missing = missing;
  }

  do(part: Part): void {
    if (part === 'removal') {
      for (const path of [...this.#files.keys()])
        if (isAsset(path) && !this.#next.files.has(path)) this.#files.delete(path);
      return;
    }
    for (const [path, body] of this.#next.files) if (partOf(path) === part) this.#files.set(path, body);
  }

  put(path: string, body: string): void {
    this.#files.set(path, body);
  }

  /** @throws while the host is down */
  answer(path: string) {
    this.requested.add(path);
    if (this.isDown) throw new TypeError('Failed to fetch');
    const file = path === '/' ? '/index.html' : /\.\w+$/.test(path) ? path : '/shell.html';
    const body = this.#files.get(file);
    const type = file === this.mislabelled ? 'text/plain' : typeOf(file);
    const isForEver = this.#missing === 'first page, for a year' && isAsset(file);
    if (body !== undefined) return { status: 200, type, body, isForEver };
    if (this.#missing === '404')
      return { status: 404, type: 'text/plain', body: 'Not found', isForEver: false };
    return { status: 200, type: typeOf('index.html'), body: this.#files.get('/index.html') ?? '', isForEver };
  }
}
