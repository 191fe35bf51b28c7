/** @jsxImportSource preact */
import type { HandMove } from '../chance/hand.ts';
import { ownWords, whole } from '../frame/dom.ts';
import { draw } from '../frame/frame.tsx';
import { Button } from '../frame/parts.tsx';
import type { handTexts } from './words.ts';

const words = ownWords<typeof handTexts>();

/**
 * The row always has its place, so that nothing moves under a thumb.
 * @param raises moves that cost a further stake
 */
export function buildMoves(
  labels: readonly (readonly [move: HandMove, label: string])[],
  raises: readonly HandMove[],
  onMove: (move: HandMove) => void,
) {
  let possible: readonly HandMove[] = [];
  let raise = 0;
  return {
    View: () => (
      <div class="moves" role="group" aria-label={words.decisions}>
        {labels.map(([move, label]) => (
          <Button class={`move ${move}`} isOff={!possible.includes(move)} onClick={() => onMove(move)}>
            {label}
            {raises.includes(move) && [' ', <small>+{whole(raise)}</small>]}
          </Button>
        ))}
      </div>
    ),
    choice: () => document.querySelector<HTMLElement>('.move[aria-disabled="false"]'),
    offer(moves: readonly HandMove[], cost: number) {
      possible = moves;
      raise = cost;
      draw();
    },
  };
}
