import type { MotifName } from '../art/motifs.ts';
import type { EngineName, GameEngine, PlayedGame } from './chance/engine.ts';
import type { LivePlan } from './chance/live-clock.ts';
import type { Pair } from './words/text-pairs.ts';

export type Volatility = 'low' | 'medium' | 'high' | 'chosen';

export type Category = 'slots' | 'live' | 'crash' | 'table' | 'bingo' | 'sports';

export type TitleTag = 'jackpot' | 'multicaminos' | 'free-spins';

/** Titles under covers of one subject. */
export interface TitleGroup {
  category: Category;
  motif: MotifName;
  names: readonly string[];
  /** Among the groups of a catalogue, which deals a title of each in turn; the last ones have none. */
  place?: number | undefined;
}

/** @param names parted by commas */
export const titles = (category: Category, motif: MotifName, names: string, place?: number): TitleGroup => ({
  category,
  motif,
  names: names.split(', '),
  place,
});

type Texts = Readonly<Record<string, Pair>> & { readonly loading: Pair; readonly rule: Pair };

/** All that the house has to know of a game. Its page is page.tsx beside it. */
export interface GameDefinition<Name extends EngineName, Own extends Texts> {
  name: Name;
  /** One for all its titles, or by title. */
  engine: GameEngine | ((game: PlayedGame) => GameEngine);
  /**
   * Standard deviation of the pay of a stake of 1: low below 1.5, medium below 4, then high (volatility.test.ts). Left
   * out where the player's bet or exit decides it.
   */
  volatility?: Volatility | ((game: PlayedGame) => Volatility);
  /** Stands for all spots where one is asked for: in the published return, in a test. */
  mainSpot: string;
  /** Spots whose figures differ. The rules name each by the game's text of the same name, or give the range. */
  bets?: readonly string[];
  /** Long-term return, 0 to 1, of a game whose engine does not say it. */
  returns?: number;
  /** What stands in braces in the text of its rule. */
  figures?: Readonly<Record<string, string>>;
  /** Its tables can be shared. */
  live?: LivePlan;
  texts: Own;
  /** Keyboards and screen readers come to its choices after the bet. */
  hasChoices?: boolean;
  /** Its page shows the symbols of its cover's motif. */
  hasSymbols?: boolean;
  titles?: readonly TitleGroup[];
  /** Further tags of a title in the catalogue. @param chance of the title, a whole number */
  tags?(name: string, chance: number): readonly TitleTag[];
  /** The console leaves a hand of it open (MOC-04): every deal needs a decision. */
  isLeftOpen?: boolean;
  runners?(motif: string): readonly string[];
}

export const defineGame = <const Name extends EngineName, const Own extends Texts>(
  game: GameDefinition<Name, Own>,
): GameDefinition<Name, Own> => game;
