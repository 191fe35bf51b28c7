import type { Game, GamePage } from '../../src/api/generated/contract.schemas.ts';

export function sampleGame(own: Partial<Game> & { id: string }): Game {
  return {
    name: `Juego ${own.id}`,
    provider: 'Andes Forge',
    cover: `/resources/v1/covers/${own.id}.svg`,
    categoryIds: ['slots'],
    tags: [],
    isBonus: false,
    isCollected: false,
    ...own,
  };
}

export function samplePage(list: Game[], rest: Partial<GamePage> = {}): GamePage {
  return { list, total: list.length, pageNum: 1, pageSize: 20, ...rest };
}
