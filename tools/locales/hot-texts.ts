import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const CLIENT = `/@fs/${fileURLToPath(new URL('hot-texts-client.ts', import.meta.url)).replace(/^\//, '')}`;
const TEXTS = /\/locales\/(?:ks|en)\/(?:\w+\/)?index\.ts$/;

/** Shows an edited text in the page of `npm run dev` without a reload (SHP-06). */
export function hotTexts(): Plugin {
  return {
    name: 'hot-texts',
    apply: 'serve',
    transform: {
      filter: { id: TEXTS },
      handler(code) {
        const texts = /^export default (\w+)/m.exec(code)?.[1];
        if (!texts) return undefined;
        return `import { replaceTexts } from '${CLIENT}';\n${code}
if (import.meta.hot) {
  import.meta.hot.data.shown ??= ${texts};
  import.meta.hot.accept((next) => next && replaceTexts(import.meta.hot.data.shown, next.default));
}\n`;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { type: 'module', src: CLIENT }, injectTo: 'head' }],
    },
  };
}
