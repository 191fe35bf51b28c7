import type { Card } from '../chance/outcomes.ts';
import { cue } from '../frame/cue.ts';
import { boot, el, pause, picture, words } from '../frame/dom.ts';

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];
const SUIT_NAMES = words.suits.split(',');
const DEAL_MS = 420;
const FACE_DOWN_MS = 160;

const rankOf = (card: Card) => RANKS[card % 13] ?? '';
const suitOf = (card: Card) => Math.floor(card / 13);

export const cardName = (card: Card) => `${rankOf(card)} ${SUIT_NAMES[suitOf(card)]}`;

function drawFace(card: Card): HTMLElement {
  const suit = suitOf(card);
  const corner = () => el('span', {}, rankOf(card), el('i', {}, SUITS[suit] ?? ''));
  return el(
    'div',
    { class: `front ${suit % 2 === 1 ? 'red' : ''}` },
    corner(),
    el('b', {}, SUITS[suit] ?? ''),
    corner(),
  );
}

function drawBack() {
  const flip = el('div', { class: 'flip' }, el('div', { class: 'back' }, picture(boot.art.motif)));
  const root = el('div', { class: 'card' }, flip);
  return {
    root,
    async turn(card: Card) {
      flip.append(drawFace(card));
      await pause(60);
      root.classList.add('open');
      await pause(DEAL_MS);
    },
  };
}

export type Hand = ReturnType<typeof buildHand>;

export function buildHand(owner: string) {
  let name = owner;
  const title = el('span', {}, name);
  const cards = el('div', { class: 'cards', role: 'img' });
  const points = el('b', { class: 'points' });
  const root = el('div', { class: 'hand' }, el('p', {}, title, ' ', points), cards);
  let names: string[] = [];
  const down: ReturnType<typeof drawBack>[] = [];
  const lay = () => {
    const card = drawBack();
    cards.append(card.root);
    return card;
  };
  const label = () => cards.setAttribute('aria-label', [name, names.join(', ')].filter(Boolean).join(': '));
  label();
  return {
    root,
    rename(other: string) {
      name = other;
      title.textContent = name;
      label();
    },
    count: () => cards.children.length,
    async deal(card?: Card) {
      cue('tick');
      names.push(card === undefined ? words.faceDown : cardName(card));
      label();
      const laid = lay();
      if (card !== undefined) return laid.turn(card);
      down.push(laid);
      await pause(FACE_DOWN_MS);
    },
    async turn(card: Card) {
      const turned = down.shift();
      if (!turned) return;
      cue('tick');
      names[names.indexOf(words.faceDown)] = cardName(card);
      label();
      await turned.turn(card);
    },
    note: (text: string) => {
      points.textContent = text;
    },
    clear() {
      cards.replaceChildren();
      points.textContent = '';
      root.classList.remove('winner');
      names = [];
      down.length = 0;
      label();
    },
    win: (isWinner: boolean) => void root.classList.toggle('winner', isWinner),
  };
}
