import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import type { Settings } from '../../src/config/settings.ts';
import { pageHtml } from '../prerender/page-html.ts';
import { withSettings } from './page-settings.ts';

const built = pageHtml({
  release: 'r',
  releasedAt: 1,
  script: '/a.js',
  renderer: '/r.js',
  boot: 'start()',
  translate: 'put(`/resources/en.svg`)',
  css: 'a{}',
  root: '<img src="/resources/ks.svg"><img src="/payments/a.svg">',
});

function policyOf(html: string): Map<string, string> {
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
  return new Map(
    policy.split('; ').map((rule) => [rule.split(' ')[0] ?? '', rule.split(' ').slice(1).join(' ')]),
  );
}

const apart: Settings = {
  site: 'https://play.example.com',
  hosts: {
    main: 'https://m.example.com',
    gateway: 'https://g.example.com',
    resource: 'https://cdn.example.com',
    game: 'https://games.example.com',
    socket: 'https://live.example.com',
  },
  chat: 'https://chat.example.com/widget?a=</script>',
  reports: { url: 'https://watch.example.com/reports' },
};

test('SHP-10 CHT-01 SHP-03 the policy of a page lets in the hosts of its settings and no other', () => {
  const policy = policyOf(withSettings(built, apart));
  expect(policy.get('connect-src')).toBe(
    "'self' https://m.example.com https://g.example.com https://live.example.com wss://live.example.com https://watch.example.com",
  );
  expect(policy.get('img-src')).toBe("'self' https://cdn.example.com data:");
  expect(policy.get('frame-src')).toBe("'self' https://games.example.com https://chat.example.com");
  const own = policyOf(withSettings(built, { reports: { url: '/reports' } }));
  expect([own.get('connect-src'), own.get('frame-src')]).toEqual(["'self'", "'self'"]);
});

test('SHP-10 painted pictures come from the resource host, the shared picture from the site, and the policy lets the scripts of the page run', () => {
  const page = withSettings(built, apart);
  expect(page).toContain('src="https://cdn.example.com/resources/ks.svg"');
  expect(page).toContain('src="/payments/a.svg"');
  expect(page).toContain('og:image" content="https://play.example.com/share.jpg"');
  const translate = 'put(`https://cdn.example.com/resources/en.svg`)';
  expect(page).toContain(translate);
  const hash = createHash('sha256').update(translate).digest('base64');
  expect(policyOf(page).get('script-src')).toContain(`'sha256-${hash}'`);
  expect(page.match(/<\/script>/g)).toHaveLength(built.match(/<\/script>/g)?.length ?? 0);
});

test('SHP-11 the page hides the links to what is switched off, by a style that its policy lets in', () => {
  const page = withSettings(built, { off: ['redPackets', 'chat'] });
  const [, style = ''] = /<style id="off">([^<]*)<\/style>/.exec(page) ?? [];
  const { window } = new JSDOM(
    `<style>${style}</style><ul><li><a href="/redenvelope?view=new"></a><li><a href="/bonus"></a></ul>
    <p data-part="chat"></p><p data-part="deposits"></p>`,
  );
  const hidden = [...window.document.body.querySelectorAll('*')].filter(
    (one) => window.getComputedStyle(one).display === 'none',
  );
  expect(hidden.map(({ tagName }) => tagName)).toEqual(['LI', 'A', 'P']);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(policyOf(page).get('style-src')).toContain(`'sha256-${hash}'`);
});

test('SHP-10 settings replace those before them without a trace, so that a build goes from staging to production', () => {
  expect(withSettings(withSettings(built, { ...apart, off: ['chat'] }), {})).toBe(built);
});

test('SHP-02 the policy of a page opens nothing that the page does not need, whatever its settings are', () => {
  for (const settings of [{}, apart, { chat: 'https://c.example.com' }]) {
    const policy = policyOf(withSettings(built, settings));
    expect(policy.get('default-src')).toBe("'none'");
    // These two do not fall back to default-src: without their own rule everything is allowed.
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe('service-worker');
    expect(policy.get('script-src')).toMatch(/^'self'(?: 'sha256-[\w+/=]+')*$/);
    for (const [name, rule] of policy) expect(rule, name).not.toMatch(/unsafe|\*|(?:^| )https?:(?: |$)/);
  }
});
