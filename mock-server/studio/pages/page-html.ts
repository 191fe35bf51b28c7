import { betFigures, engineFor, publishedReturn } from '../games/engines.ts';
import { games } from '../games/games.ts';
import { wordsFor } from '../games/words.ts';
import type { EngineName, PlayedGame } from '../kit/chance/engine.ts';
import type { BetFigures } from '../kit/chance/figures.ts';
import type { GameDefinition } from '../kit/define-game.ts';
import { verifyTexts } from '../kit/fair/words.ts';
import type { Boot } from '../kit/frame/boot.ts';
import { fill, percent, whole } from '../kit/words/figures.ts';
import { motifWords } from '../kit/words/motif-words.ts';
import type { Lang } from '../kit/words/text-pairs.ts';
import { textsIn } from '../kit/words/text-pairs.ts';
import { escapeHtml } from './escape-html.ts';
import type { GameFiles } from './game-files.ts';
import { type ShownGame, skinStyle, symbolsOf } from './skin.ts';

const htmlLang: Readonly<Record<Lang, string>> = { en: 'en-GB', ks: 'es-CL' };

export interface GamePage {
  game: ShownGame;
  entry: string;
  lang: Lang;
  world: string;
  files: GameFiles;
  /** Random for each answer; every script and style of the page carries it. */
  nonce: string;
}

/**
 * Priority of the styles: frame, shared parts, tables with decisions; a page's own styles have no layer and win. Named
 * before any style, so that the order of imports does not matter.
 */
const LAYERS = '@layer shell,parts,hand;';

type Definition = Pick<
  GameDefinition<EngineName, never>,
  'figures' | 'hasSymbols' | 'hasChoices' | 'runners'
>;

/** JSON that cannot end its own script element. */
const inlineJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

type AnyPage = Pick<GamePage, 'lang' | 'files' | 'nonce'>;

/** @param name of its files */
function studioPageHtml(
  { lang, files, nonce }: AnyPage,
  name: string,
  { title, head = '', body, boot }: { title: string; head?: string; body: string; boot: unknown },
): string {
  const { scripts = [], styles = [] } = files.pages[name] ?? {};
  const at = (file: string) => `/games/files/${file}`;
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin nonce="${nonce}" href="${at(file)}">`),
    ...scripts.map((file) => `<link rel="modulepreload" nonce="${nonce}" href="${at(file)}">`),
  ];
  return `<!doctype html>
<html lang="${htmlLang[lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<title>${title}</title>
${head}
${links.join('\n')}
</head>
${body}
<script type="application/json" id="boot">${inlineJson(boot)}</script>
<script type="module" nonce="${nonce}" src="${at(scripts[0] ?? '')}"></script>
</body>
</html>`;
}

const figureTexts = {
  returns: ['Retorno teórico (RTP): {returns}.', 'Theoretical return to player (RTP): {returns}.'],
  returnsBest: [
    'Retorno teórico (RTP) con la mejor jugada: {returns}.',
    'Theoretical return to player (RTP) with the best play: {returns}.',
  ],
  figures: [
    'Rondas que pagan algo: {hits}. Premio más alto: {most}.',
    'Rounds that pay anything: {hits}. Highest payout: {most}.',
  ],
} as const;

/** Of bets that differ, from the least to the most. */
function range(bets: readonly BetFigures[], of: keyof BetFigures, show: (value: number) => string): string {
  const values = bets.map((bet) => bet[of]);
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))];
  return least === most ? least : `${least} – ${most}`;
}

/** The rule, and the figures of the bets (GAM-11). */
function ruleOf(game: PlayedGame, lang: Lang): string {
  const { figures: own = {} }: Definition = games[game.engine];
  const texts: Readonly<Record<string, string>> = textsIn(games[game.engine].texts, lang);
  const words = textsIn(figureTexts, lang);
  const bets = [...betFigures(game)];
  const figures = bets.map(([, each]) => each);
  const ofBets = bets.length > 0 ? range(figures, 'returns', percent) : '';
  const isNamed = bets.every(([spot]) => texts[spot] !== undefined);
  const named = bets.map(([spot, each]) => `${texts[spot]} ${percent(each.returns)}`).join(', ');
  const returns = !ofBets.includes('–') ? percent(publishedReturn(game)) : isNamed ? named : ofBets;
  return [
    fill(texts.rule ?? '', own),
    fill(engineFor(game).kind === 'hand' ? words.returnsBest : words.returns, { returns }),
    bets.length > 0 &&
      fill(texts.figures ?? words.figures, {
        hits: range(figures, 'hits', percent),
        most: range(figures, 'most', (most) => `${whole(most / 100)}x`),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

function bootOf({ game, entry, lang, world }: GamePage): Boot {
  const art = (name: string) => `/games/art/v1/${name}.svg`;
  const motif = (name: string) => art(`motif-${name}-${game.palette}`);
  const { engine } = game;
  const definition: Definition = games[engine];
  const symbols = definition.hasSymbols ? symbolsOf(game) : [];
  return {
    api: '/games/api/',
    verify: '/games/verify',
    entry,
    world,
    lang,
    engine,
    game: { id: game.id, name: game.name },
    art: {
      motif: motif(game.motif),
      wild: art(`wild-${lang}`),
      scatter: art(`scatter-${lang}`),
      chip: art('chip'),
      symbols: symbols.map(motif),
    },
    names: symbols.map((name) => motifWords(name, lang)),
    runners: definition.runners?.(game.motif) ?? [],
    words: wordsFor(engine, lang),
    rule: ruleOf(game, lang),
    hasRounds: engineFor(game).kind !== 'book',
    hasChoices: definition.hasChoices ?? false,
  };
}

export function gamePageHtml(page: GamePage): string {
  const { game, nonce, lang } = page;
  const { engine } = game;
  const title = escapeHtml(game.name);
  const body = `<body data-engine="${engine}">
<img class="cover scene" src="/games/art/v1/scene-${game.scene}-${game.palette}.svg" alt="">
<div id="splash" class="stack"><img src="${escapeHtml(game.cover)}" width="180" height="240" alt=""><p>${escapeHtml(textsIn(games[engine].texts, lang).loading)}</p></div>
<div id="page"></div>
<p id="status" role="status"></p>`;
  const head = `<style nonce="${nonce}">${LAYERS}${skinStyle(game)}</style>`;
  return studioPageHtml(page, engine, { title, head, body, boot: bootOf(page) });
}

/** The page that verifies a round (GAM-10). The round stands after the `#`, which no server receives. */
export function verifyPageHtml(page: AnyPage): string {
  const words = textsIn(verifyTexts, page.lang);
  const title = escapeHtml(words.title);
  const body = `<body><main id="page"><h1>${title}</h1></main>`;
  return studioPageHtml(page, 'verify', { title, body, boot: { words } });
}
