/** @jsxImportSource preact */
import type { Card } from '../chance/outcomes.ts';
import { cue } from '../frame/cue.ts';
import { boot, ownWords, pause } from '../frame/dom.ts';
import { stateOf } from '../frame/frame.tsx';
import { Picture } from '../frame/parts.tsx';
import { RANKS, SUITS } from '../words/numbers.ts';
import type { handTexts } from './words.ts';

const words = ownWords<typeof handTexts>();

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
    <div class={`front cover ${suit % 2 === 1 ? 'red' : ''}`}>
      {corner}
      <b class="cover mid">{SUITS[suit]}</b>
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

export function buildHand(name: string) {
  const laid: readonly Laid[] = [];
  const [hand, set] = stateOf({ name, points: '', laid, isWinner: false, isActive: false });
  const lay = (at: number, card: Laid) =>
    set({ laid: [...hand.laid.slice(0, at), card, ...hand.laid.slice(at + 1)] });

  async function open(at: number, card: Card): Promise<void> {
    cue('tick');
    lay(at, { card, isOpen: false });
    await pause(60);
    lay(at, { card, isOpen: true });
    await pause(DEAL_MS);
  }

  const cardNames = () =>
    hand.laid.map(({ card }) => (card === undefined ? words.faceDown : cardName(card))).join(', ');

  return {
    View: () => (
      <div class={`hand ${hand.isWinner ? 'winner' : ''} ${hand.isActive ? 'active' : ''}`}>
        <p>
          <span>{hand.name}</span> <b class="points">{hand.points}</b>
        </p>
        <div class="cards" role="img" aria-label={[hand.name, cardNames()].filter(Boolean).join(': ')}>
          {hand.laid.map(({ card, isOpen }) => (
            <div class={`card ${isOpen ? 'open' : ''}`}>
              <div class="flip">
                <div class="back cover mid">
                  <Picture src={boot.art.motif} />
                </div>
                {card !== undefined && <Front card={card} />}
              </div>
            </div>
          ))}
        </div>
      </div>
    ),
    set,
    count: () => hand.laid.length,
    async deal(card?: Card) {
      if (card !== undefined) return open(hand.laid.length, card);
      cue('tick');
      lay(hand.laid.length, { isOpen: false });
      await pause(FACE_DOWN_MS);
    },
    /** Turns the first card that lies face down. */
    async turn(card: Card) {
      const at = hand.laid.findIndex((down) => down.card === undefined);
      if (at !== -1) await open(at, card);
    },
    clear: () => set({ laid: [], points: '', isWinner: false, isActive: false }),
  };
}
