import { boot, el, picture, words } from '../frame/dom.ts';
import { buildHand, type Hand } from './cards.ts';

/**
 * Dealer above, player below, a rule printed between them.
 * @param print the rule of the table that everybody should see
 * @param name of the dealer; null without a presenter
 */
export function buildDuel(print: string, name: string | null) {
  const dealer = buildHand(name ?? words.dealer);
  const player = buildHand(words.you);
  const own = el('div', { class: 'own' }, player.root);
  const result = el('p', { class: 'result', 'aria-hidden': 'true' });
  const rule = el('p', { class: 'print', 'aria-hidden': 'true' }, print);
  let second: Hand | undefined;
  return {
    root: el(
      'div',
      { class: 'mat' },
      picture(boot.art.motif, 'ghost'),
      el('div', { class: 'sides' }, dealer.root, rule, own),
      result,
    ),
    dealer,
    player,
    split() {
      second ??= buildHand(words.you);
      own.append(second.root);
      return second;
    },
    end(text: string, outcome: string) {
      result.textContent = text;
      result.className = `result ${outcome}`;
    },
    clear() {
      player.clear();
      dealer.clear();
      second?.root.remove();
      second = undefined;
      result.textContent = '';
    },
  };
}
