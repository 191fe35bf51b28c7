const ADVICE =
  "Leave it empty in .env for no reports, or set it to a path of the page's own origin such as /reports, or to an https address such as https://watch.example.com/reports.";

/**
 * Reads VITE_REPORT_URL, the address for reports of errors and loading times (SHP-03); empty, the default, reports
 * nothing. Shared by the app and the build, which writes the page's policy.
 * @throws Error that names the mistake and its correction
 */
export function readReportUrl(env: Record<string, unknown>): string {
  const text = typeof env.VITE_REPORT_URL === 'string' ? env.VITE_REPORT_URL : '';
  if (text === '' || /^\/[\w-][\w/-]*$/.test(text)) return text;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && url.hostname === 'localhost');
  if (!url || !isSecure || url.username || url.password)
    throw new Error(`VITE_REPORT_URL is neither a path nor an https address: "${text}". ${ADVICE}`);
  return url.href;
}

/**
 * Reads VITE_REPORT_SHARE, the share of visits that report, from 0 to 1; 1 by default.
 * @throws Error that names the mistake and its correction
 */
export function readReportShare(env: Record<string, unknown>): number {
  const text = env.VITE_REPORT_SHARE;
  if (text === undefined || text === '') return 1;
  const share = Number(text);
  if (!(share >= 0 && share <= 1))
    throw new Error(`VITE_REPORT_SHARE is "${text}". Set it in .env to a number from 0 to 1, such as 0.1.`);
  return share;
}

/** The origin that the page's policy allows for reports; empty for the page's own, and without reports. */
export function reportOrigin(url: string): string {
  return url.startsWith('http') ? new URL(url).origin : '';
}
