/** Addresses of the backend that browsers open as pages. The worker answers only below the folder. */
const PAGE = '(?:games|bank|deposit)(?=[/?"])';

export function withoutFolder(pathname: string, folder: string): string {
  return pathname.startsWith(folder) ? `/${pathname.slice(folder.length)}` : pathname;
}

export function movedBelow(text: string, origin: string, folder: string): string {
  const absolute = new RegExp(`${origin}/(?=${PAGE})`, 'g');
  const relative = new RegExp(`(["'])/(?=${PAGE})`, 'g');
  return text.replace(absolute, `${origin}${folder}`).replace(relative, `$1${folder}`);
}

export async function movedAnswer(response: Response, origin: string, folder: string): Promise<Response> {
  if (folder === '/') return response;
  const headers = new Headers(response.headers);
  const location = headers.get('location');
  if (location !== null) headers.set('location', movedBelow(`"${location}"`, origin, folder).slice(1, -1));
  const type = headers.get('content-type') ?? '';
  const isText = type.startsWith('application/json') || type.startsWith('text/html');
  const body = isText ? movedBelow(await response.text(), origin, folder) : response.body;
  return new Response(body, { status: response.status, headers });
}
