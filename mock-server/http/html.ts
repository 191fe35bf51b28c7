import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

export const pageStyle = `
:root{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100svh;display:grid;place-items:center;padding:24px 16px;background:radial-gradient(120% 80% at 50% 0,#3a1830 0,#1d0d1a 55%,#150912 100%);color:#f6ecf0;font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:400px;background:#2a1526;border:1px solid #4a2a42;border-radius:20px;padding:28px clamp(16px,5vw,24px);box-shadow:0 24px 60px #0008}
.mark{display:flex;align-items:center;gap:10px;margin:0 0 20px;font-size:14px;letter-spacing:.04em;color:#d9c3cf}
.mark svg{flex:none}
h1{margin:0 0 6px;font-size:22px;line-height:1.25}
p{margin:0 0 12px;color:#d9c3cf}
.amount{margin:18px 0 4px;font-size:clamp(30px,10vw,38px);font-weight:700;line-height:1.1;color:#f2c14e;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount small{font-size:17px;font-weight:600}
dl{display:grid;grid-template-columns:minmax(min-content,1fr) auto;gap:8px 12px;margin:20px 0;padding:16px 0;border-block:1px solid #4a2a42;font-size:15px}
dt{color:#b99fae}
dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
form{display:grid;gap:12px;margin:0}
button,.button{display:block;width:100%;min-height:52px;padding:12px 16px;border:1px solid transparent;border-radius:14px;font-family:inherit;font-size:17px;font-weight:600;line-height:1.4;text-align:center;text-decoration:none;cursor:pointer}
button.main,.button.main{background:#c81e45;color:#fff}
button.main:hover,.button.main:hover{background:#dd2b53}
button.plain,.button.plain{background:transparent;border-color:#6b4560;color:#f6ecf0}
:focus-visible{outline:3px solid #f2c14e;outline-offset:3px}
.outcome{display:grid;place-items:center;width:56px;height:56px;margin:0 0 14px;border-radius:50%;font-size:28px;font-weight:700}
.outcome.good{background:#123a2a;color:#7fe0ae}
.outcome.bad{background:#4a1420;color:#ffb0ba}
footer{margin:20px 0 0;font-size:13px;color:#b99fae;text-align:center}
`.trim();

export const flower =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><path d="M14 3c1.200 0 1.500 2 1.500 2h-3S12.800 3 14 3Z" fill="#4f9c62"/><path d="M12.500 5h3c4.500 5.500 6 11.500 4.500 17.500-2-1.500-3.200-3.500-4-6-.2 3.500-.8 6-2 8.500-1.200-2.500-1.800-5-2-8.500-.8 2.500-2 4.500-4 6C6.500 16.500 8 10.500 12.500 5Z" fill="#d52b52"/></svg>';

export function cspHash(text: string): string {
  return `'sha256-${btoa(String.fromCharCode(...sha256(utf8ToBytes(text))))}'`;
}

/** By default the page can load nothing, run nothing, and be framed by nobody. */
export function htmlResponse(html: string, policy: Readonly<Record<string, string>>, status = 200): Response {
  const csp = Object.entries({ 'default-src': "'none'", 'base-uri': "'none'", ...policy });
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': csp.map(([directive, sources]) => `${directive} ${sources}`).join('; '),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  });
}
