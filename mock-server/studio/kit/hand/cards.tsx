/** @jsxImportSource preact */
import type { Card } from '../chance/outcomes.ts';
import { cue } from '../frame/cue.ts';
import { boot, ownWords, pause } from '../frame/dom.ts';
import { draw } from '../frame/frame.tsx';
import { Picture } from '../frame/parts.tsx';
import type { handTexts } from './words.ts';

const words = ownWords<typeof handTexts>();

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUITS = ['♠', '♥', '♣', '♦'];
const SUIT_NAMES = words.suits.split(',');
const DEAL_MS = 420;
const FACE_DOWN_MS = 160;

const rankOf = (card: Card) => RANKS[card % 13] ?? '';
const suitOf = (card: Card) => Math.floor(card / 13);

export const cardName = (card: Card) => `${rankOf(card)} ${SUIT_NAMES[suitOf(card)]}`;

function Front({ card }: { card: Card }) {
  const suit = suitOf(card);
  const corner = (
    <span>
      {rankOf(card)}
      <i>{SUITS[suit]}</i>
    </span>
  );
  return (
    <div class={`front ${suit % 2 === 1 ? 'red' : ''}`}>
      {corner}
      <b>{SUITS[suit]}</b>
      {corner}
    </div>
  );
}

/** Nobody knows a card that was dealt face down; it opens when it is known. */
interface Laid {
  card?: Card;
  isOpen: boolean;
}

export type Hand = ReturnType<typeof buildHand>;

export function buildHand(owner: string) {
  let name = owner;
  let points = '';
  let laid: readonly Laid[] = [];
  let isWinner = false;
  let isActive = false;
  const lay = (at: number, card: Laid) => {
    laid = [...laid.slice(0, at), card, ...laid.slice(at + 1)];
    draw();
  };

  async function open(at: number, card: Card): Promise<void> {
    cue('tick');
    lay(at, { card, isOpen: false });
    await pause(60);
    lay(at, { card, isOpen: true });
    await pause(DEAL_MS);
  }

  const cardNames = () =>
    laid.map(({ card }) => (card === undefined ? words.faceDown : cardName(card))).join(', ');

  return {
    View: () => (
      <div class={`hand ${isWinner ? 'winner' : ''} ${isActive ? 'active' : ''}`}>
        <p>
          <span>{name}</span> <b class="points">{points}</b>
        </p>
        <div class="cards" role="img" aria-label={[name, cardNames()].filter(Boolean).join(': ')}>
          {laid.map(({ card, isOpen }) => (
            <div class={`card ${isOpen ? 'open' : ''}`}>
              <div class="flip">
                <div class="back">
                  <Picture src={boot.art.motif} />
                </div>
                {card !== undefined && <Front card={card} />}
              </div>
            </div>
          ))}
        </div>
      </div>
    ),
    rename(other: string) {
      name = other;
      draw();
    },
    count: () => laid.length,
    async deal(card?: Card) {
      if (card !== undefined) return open(laid.length, card);
      cue('tick');
      lay(laid.length, { isOpen: false });
      await pause(FACE_DOWN_MS);
    },
    /** Turns the first card that lies face down. */
    async turn(card: Card) {
      const at = laid.findIndex((down) => down.card === undefined);
      if (at !== -1) await open(at, card);
    },
    note(text: string) {
      points = text;
      draw();
    },
    clear() {
      laid = [];
      points = '';
      isWinner = false;
      isActive = false;
      draw();
    },
    win(has: boolean) {
      isWinner = has;
      draw();
    },
    /** The next decision is about this hand. */
    activate(is: boolean) {
      isActive = is;
      draw();
    },
  };
}
