import type { BrowserContext, Page, Request } from 'playwright/test';

const SECRET_FIELDS = ['token', 'password', 'oldPassword', 'verificationCode', 'otpCode', 'account'];

/** A code may be part of a longer number by chance. */
const has = (text: string, secret: string) =>
  /^[\w.-]+$/.test(secret) ? text.split(/[^\w.-]+/).includes(secret) : text.includes(secret);

function bodyOf(request: Request): Record<string, unknown> {
  try {
    return Object(JSON.parse(request.postData() ?? '{}'));
  } catch {
    return {};
  }
}

function isOfFrame(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    // The first request of a new page comes before its frame.
    return false;
  }
}

/** These carry a token by the specification: the socket (RT-01), the link to the red packets (RED-03), the wheel's frame. */
function mayCarryToken(request: Request): boolean {
  return isOfFrame(request) || /^\/(socket\.io\/|redenvelope$)/.test(new URL(request.url()).pathname);
}

/**
 * Follows what opens an account or moves money through a journey: tokens, passwords, codes and account numbers must be
 * in no address, Referer or report, where servers log them (NET-15).
 */
export class Secrets {
  readonly #secrets = new Set<string>();
  /** Opened with a token as a link; the page itself must not show one. */
  readonly #links = new Set<string>();
  readonly #public: string[] = [];
  readonly #leaks: string[] = [];

  watch(context: BrowserContext): void {
    context.on('request', (request) => this.#see(request));
    const follow = (page: Page) =>
      page.on('framenavigated', (frame) => {
        if (frame === page.mainFrame() && !this.#links.has(frame.url())) this.#public.push(frame.url());
      });
    for (const page of context.pages()) follow(page);
    context.on('page', follow);
  }

  #see(request: Request): void {
    const { token, referer = '' } = request.headers();
    const body = bodyOf(request);
    for (const secret of [token, ...SECRET_FIELDS.map((field) => body[field])])
      if (typeof secret === 'string' && secret.length >= 6) this.#secrets.add(secret);
    // `npm run dev` names the versions of modules by `?v=`.
    if (/\?(?!v=)/.test(referer)) this.#leaks.push(`${request.url()} has the Referer ${referer}`);
    if (!mayCarryToken(request)) this.#public.push(request.url());
    else if (request.isNavigationRequest()) this.#links.add(request.url());
    if (request.url().endsWith('/reports')) this.#public.push(request.postData() ?? '');
  }

  leaks(): string[] {
    const shown = this.#public.map((text) => {
      try {
        return decodeURIComponent(text);
      } catch {
        return text;
      }
    });
    const reported = [...this.#secrets].flatMap((secret) =>
      shown.filter((text) => has(text, secret)).map((text) => `${text} has a secret`),
    );
    return [...this.#leaks, ...reported];
  }
}
