import { games } from '@copihue/studio/games/games';
import type { EngineName } from '@copihue/studio/kit/chance/engine';
import type { TitleGroup } from '@copihue/studio/kit/define-game';

export interface GameGroup extends TitleGroup {
  readonly engine: EngineName;
}

const titles = (definition: { readonly titles?: readonly TitleGroup[] }) => definition.titles ?? [];

const groups: readonly GameGroup[] = Object.values(games)
  .flatMap((game) => titles(game).map((group) => ({ ...group, engine: game.name })))
  .sort((one, other) => (one.place ?? Number.POSITIVE_INFINITY) - (other.place ?? Number.POSITIVE_INFINITY));

const isSlot = ({ category }: GameGroup) => category === 'slots';

export const slotGroups = groups.filter(isSlot);
export const otherGroups = groups.filter((group) => !isSlot(group));
