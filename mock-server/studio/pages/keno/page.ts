import './page.css';
import { boot, el, fill, money, pause, words } from '../client/dom.ts';
import { buildPays } from '../client/pays.ts';
import { type GamePage, start, type Table } from '../client/shell.ts';
import { say, toast } from '../client/talk.ts';
import { buildTicket, type Ticket } from './page-ticket.ts';
import { buildTray } from './page-tray.ts';

const BALL_MS = 240;

type Pays = readonly (readonly number[])[];

/** What a spot of the engine calls the picks. */
const spotOf = (picks: readonly number[]) => picks.map((pick) => String(pick).padStart(2, '0')).join('');

/** All that hits pay, for the rules. */
function paysTable(pays: Pays): HTMLElement {
  const most = Array.from({ length: pays.length }, (_, at) => at + 1);
  const head = el(
    'tr',
    {},
    el('th', {}, words.hits),
    ...most.map((picks) => el('th', { scope: 'col' }, String(picks))),
  );
  const rows = most.map((hits) =>
    el(
      'tr',
      {},
      el('th', { scope: 'row' }, String(hits)),
      ...pays.map((row) => el('td', {}, row[hits] ? String(row[hits] / 100) : '')),
    ),
  );
  return el('table', { class: 'all-pays' }, el('caption', {}, words.kenoPays), head, ...rows);
}

function buildTools(ticket: Ticket): { root: HTMLElement; count: HTMLElement } {
  const tool = (label: string, run: () => void) => {
    const button = el('button', { type: 'button', class: 'tool' }, label);
    button.addEventListener('click', run);
    return button;
  };
  const count = el('b', {});
  const root = el(
    'div',
    { class: 'tools' },
    tool(words.clear, ticket.clear),
    el('p', {}, el('small', {}, words.picked), ' ', count),
    tool(words.quickPick, ticket.pickAny),
  );
  return { root, count };
}

void start((table: Table): GamePage => {
  const { numbers, drawn, pays } = table.seat.keno ?? { numbers: 0, drawn: 0, pays: [] };
  const tray = buildTray(drawn);
  const strip = buildPays(words.hits, words.hitsPay);
  const ticket = buildTicket(numbers, pays.length, () => {
    const { length } = ticket.picks();
    strip.show(pays[length - 1] ?? [], fill(words.choosePicks, { most: pays.length }));
    tools.count.textContent = `${length} / ${pays.length}`;
  });
  const tools = buildTools(ticket);
  ticket.clear();
  table.stage.append(
    el('p', { class: 'title gilded', 'aria-hidden': 'true' }, boot.game.name),
    tray.root,
    strip.root,
    ticket.root,
    tools.root,
  );
  table.setAction(words.draw);

  async function showDraw(picks: readonly number[], balls: readonly number[]): Promise<number> {
    let hits = 0;
    for (const ball of balls) {
      const isHit = picks.includes(ball);
      if (isHit) hits += 1;
      tray.drop(ball, isHit);
      ticket.show(ball);
      strip.light(hits);
      await pause(BALL_MS);
    }
    return hits;
  }

  function hold(isHeld: boolean): void {
    ticket.hold(isHeld);
    for (const button of tools.root.querySelectorAll('button')) button.disabled = isHeld;
  }

  return {
    rules: [paysTable(pays)],
    async act() {
      const picks = ticket.picks();
      if (picks.length === 0) return toast(fill(words.choosePicks, { most: pays.length }));
      hold(true);
      try {
        const round = await table.play([{ spot: spotOf(picks), stake: table.stake() }]);
        if (round.outcome?.engine !== 'keno') return;
        ticket.wipe();
        tray.clear();
        const hits = await showDraw(picks, round.outcome.drawn);
        await table.pay(round);
        const amount = `${money(round.payout)} ${table.seat.currency}`;
        const won = round.payout > 0 ? fill(words.won, { amount }) : words.lost;
        say(`${fill(words.hit, { hits, picks: picks.length })}. ${won}`);
      } finally {
        hold(false);
      }
    },
  };
});
