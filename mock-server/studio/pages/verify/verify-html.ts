import { escapeHtml } from '../../../http/html.ts';
import type { Lang } from '../../../texts/text-types.ts';
import { verifyTexts } from '../fair-words.ts';
import type { GameFiles } from '../game-files.ts';
import { fileLinks, htmlLang, inlineJson } from '../page-html.ts';
import { textsIn } from '../text-pairs.ts';

/** The page that verifies a round (GAM-10). The round is in the part of its address that no server gets. */
export function verifyPageHtml({
  lang,
  files,
  nonce,
}: {
  lang: Lang;
  files: GameFiles;
  nonce: string;
}): string {
  const words = textsIn(verifyTexts, lang);
  const { head, script } = fileLinks(files, 'verify', nonce);
  const title = escapeHtml(words.title);
  return `<!doctype html>
<html lang="${htmlLang[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
${head}
</head>
<body>
<main>
<h1>${title}</h1>
<div id="facts"></div>
<div id="verdict" role="status"></div>
<ol id="steps"></ol>
<form id="form"></form>
</main>
<script type="application/json" id="boot">${inlineJson({ words })}</script>
${script}
</body>
</html>`;
}
