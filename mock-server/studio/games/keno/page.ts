import type { GameWords } from '../words.ts';
import './page.css';
import { drawBall } from '../../kit/board/balls.ts';
import { boot, button, el, fill, gameWords, pause, picture } from '../../kit/frame/dom.ts';
import { type GamePage, showRound, start } from '../../kit/frame/shell.tsx';
import { toast } from '../../kit/frame/talk.tsx';
import { payTable } from '../../kit/pays/pay-table.ts';
import { buildPays } from '../../kit/pays/pays.ts';
import { KENO_DRAWN, KENO_NUMBERS, kenoPays } from './engine.ts';
import { buildTicket } from './page-ticket.ts';
import { tellKeno } from './tell.ts';

const words = gameWords<GameWords>();

const BALL_MS = 240;
const MOST_PICKS = kenoPays.length;

const spotOf = (picks: readonly number[]) => picks.map((pick) => String(pick).padStart(2, '0')).join('');

function allPays(): Node {
  const counts = kenoPays.map((_, at) => at + 1);
  const rows = counts.map((hits) => ({
    name: String(hits),
    pays: kenoPays.map((pays) => (pays[hits] ? String(pays[hits] / 100) : '')),
  }));
  return payTable(words.keno.allPays, [words.keno.hits, ...counts.map(String)], rows);
}

function buildTray() {
  const drum = el('div', { class: 'drum', 'aria-hidden': 'true' });
  const places = Array.from({ length: KENO_DRAWN }, () => el('li', { class: 'place' }));
  const balls = el('ol', { class: 'balls', 'aria-label': words.keno.drawnNumbers }, ...places);
  let at = 0;
  const clear = () => {
    at = 0;
    drum.replaceChildren(picture(boot.art.motif));
    for (const place of places) place.replaceChildren();
  };
  clear();
  return {
    root: el('div', { class: 'tray' }, drum, balls),
    drop(number: number, isHit: boolean) {
      places[at]?.append(drawBall(number, Math.ceil(number / 10), isHit));
      drum.replaceChildren(drawBall(number, Math.ceil(number / 10), isHit));
      at += 1;
    },
    clear,
  };
}

void start((table): GamePage => {
  const tray = buildTray();
  const strip = buildPays(words.keno.hits, words.keno.hitsPay);
  const count = el('b', {});
  const invitation = fill(words.keno.choosePicks, { most: MOST_PICKS });
  const ticket = buildTicket(KENO_NUMBERS, MOST_PICKS, () => {
    const { length } = ticket.picks();
    strip.show(kenoPays[length - 1] ?? [], invitation);
    count.textContent = `${length} / ${MOST_PICKS}`;
  });
  ticket.clear();
  const tools = [
    button(words.clear, 'tool', ticket.clear),
    button(words.keno.quickPick, 'tool', ticket.pickAny),
  ] as const;
  const picked = el('p', {}, el('small', {}, words.keno.picked), ' ', count);
  table.lay(tray.root, strip.root, ticket.root, el('div', { class: 'tools' }, tools[0], picked, tools[1]));
  table.setAction(words.keno.draw);

  return {
    rules: [allPays()],
    controls: [...ticket.buttons, ...tools],
    async act() {
      const picks = ticket.picks();
      if (picks.length === 0) return toast(invitation);
      const round = await table.play([{ spot: spotOf(picks), stake: table.stake() }]);
      await showRound(table, round, 'keno', async ({ drawn }) => {
        ticket.wipe();
        tray.clear();
        let hits = 0;
        for (const ball of drawn) {
          const isHit = picks.includes(ball);
          if (isHit) hits += 1;
          tray.drop(ball, isHit);
          ticket.show(ball);
          strip.light(hits);
          await pause(BALL_MS);
        }
        return tellKeno(words, drawn, picks);
      });
    },
  };
});
