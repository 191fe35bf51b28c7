/** What other origins may send and see (NET-09: the app must be able to read `token` across origins). */
const corsHeaders: Readonly<Record<string, string>> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'token, retry-after',
};

/** Answer to a preflight request. */
export function preflightResponse(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...corsHeaders,
      'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
      'access-control-allow-headers': 'content-type, lang, token, x-mock-world',
      'access-control-allow-private-network': 'true',
      'access-control-max-age': '86400',
    },
  });
}

/** The same answer, open to every origin. An error Response stands for a broken connection and stays as it is. */
export function withCors(response: Response): Response {
  if (response.type === 'error') return response;
  const open = new Response(response.body, response);
  for (const [name, value] of Object.entries(corsHeaders)) open.headers.set(name, value);
  return open;
}
