export class SimulatedCaches {
  readonly all = new Map<string, Map<string, Response>>();
  /** In characters, for all caches together. */
  quota = Number.POSITIVE_INFINITY;

  get used(): number {
    const sizes = [...this.all.values()].flatMap((cache) =>
      [...cache.values()].map((answer) => Number(answer.headers.get('content-length'))),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  async open(name: string) {
    const cache = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, cache);
    return {
      keys: async () => [...cache.keys()].map((path) => ({ url: `https://play.example.com${path}` })),
      put: async (path: string, answer: Response) => {
        const body = await answer.text();
        if (this.used + body.length > this.quota) throw new DOMException('full', 'QuotaExceededError');
        const headers = { ...Object.fromEntries(answer.headers), 'content-length': String(body.length) };
        cache.set(path, new Response(body, { headers }));
      },
    };
  }
  async keys() {
    return [...this.all.keys()];
  }
  async delete(name: string) {
    return this.all.delete(name);
  }
  async match(path: string, { cacheName }: { cacheName: string }) {
    return this.all.get(cacheName)?.get(path)?.clone();
  }
}
