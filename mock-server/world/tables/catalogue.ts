import type { Banner, Popup, Category as WireCategory } from '@copihue/contract/types';
import type { CoverSubject } from '@copihue/studio/art/cover';
import type { ProviderSubject } from '@copihue/studio/art/provider-mark';
import type { Score, Sport } from '@copihue/studio/games/sportsbook/match';
import type { PlayedGame } from '@copihue/studio/kit/chance/engine';
import type { Category, Volatility } from '@copihue/studio/kit/define-game';
import type { Lang, Localised } from '../../texts/text-types.ts';
import type { PacketKind } from './packet-rows.ts';

/** Without accents and capitals. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

export const gameNameIn = ({ name, localName }: Pick<SeedGame, 'name' | 'localName'>, lang: Lang): string =>
  localName?.[lang] ?? name;

export type CategoryId = Category | 'hot' | 'bonus' | 'new';

export interface SeedCategory extends Readonly<Omit<WireCategory, 'id' | 'localName' | 'cover'>> {
  readonly id: CategoryId;
  readonly localName: Localised;
  readonly icon: string;
  readonly tile: string;
}

export type GameTag =
  | 'new'
  | 'popular'
  | 'jackpot'
  | 'buy-bonus'
  | 'multicaminos'
  | 'local'
  | 'live'
  | 'free-spins'
  | 'provably-fair'
  | 'exclusive';

export interface SeedGame extends PlayedGame, Omit<CoverSubject, 'providerName'> {
  /** For a game whose name is translated. */
  readonly localName?: Localised;
  readonly categoryIds: readonly CategoryId[];
  readonly tags: readonly GameTag[];
  readonly isBonus: boolean;
  /** Minor units. */
  readonly minBet: number;
  /** Return to player, 0 to 1. */
  readonly rtp: number;
  readonly volatility: Volatility;
  readonly weight: number;
  readonly cover: string;
}

export type BannerKind =
  | 'welcome'
  | 'cashback'
  | 'football'
  | 'wheel'
  | 'packets'
  | 'crash'
  | 'recharge'
  | 'live'
  | 'slots'
  | 'safety';

/**
 * Offer of a promotional text. The text must show the offer's figures, days and address: an unknown name does not
 * compile, and wrong figures fail a test (PRO-07).
 */
export type OfferName =
  | 'welcome'
  | 'registration'
  | 'deposit'
  | 'cashback'
  | 'wheel'
  | 'packets'
  | 'mach'
  | 'game'
  | 'live'
  | 'sports'
  | 'limits'
  | 'service';

export interface SeedBanner extends Readonly<Pick<Banner, 'id' | 'position' | 'cmd' | 'cmdValue'>> {
  readonly kind: BannerKind;
  readonly offer: OfferName;
  readonly title: Localised;
  readonly subtitle: Localised;
  readonly cta: Localised;
}

export interface SeedLeague {
  /** Lower-case letters; part of the ids of its matches. */
  readonly id: string;
  readonly name: string;
  readonly sport: Sport;
  readonly minuteMs: number;
  /** Minutes from the start of a round to the start of the next. */
  readonly roundMinutes: number;
  /** Start of each match, in minutes from the start of its round. */
  readonly kickOffs: readonly number[];
  /** Average score of two equal sides, at home and away. In tennis: their shares of the games. */
  readonly average: Score;
  /** Twice as many as matches in a round. A stronger side scores more, in proportion to the difference. */
  readonly sides: readonly (readonly [name: string, strength: number])[];
}

export interface SeedPopup
  extends Readonly<Pick<Popup, 'id' | 'kind' | 'cmd' | 'cmdValue' | 'frequency' | 'weight'>> {
  readonly offer: OfferName;
  readonly title: Localised;
  readonly body: Localised;
  readonly art: BannerKind;
  /** Markets and systems that show it. Default: all. */
  readonly countries?: readonly string[];
  readonly systems?: readonly ('android' | 'ios' | 'web')[];
}

export interface SeedNotice {
  readonly id: string;
  readonly offer: OfferName;
  readonly level: 'info' | 'important' | 'urgent' | 'winner';
  readonly title: Localised;
  readonly body: Localised;
  /** Days since its start, counted back from today, and days that it stays. */
  readonly sinceDays: number;
  readonly forDays: number;
  readonly countries?: readonly string[];
}

export interface NoticeInForce extends Pick<SeedNotice, 'id' | 'level' | 'title' | 'body'> {
  startsAt: number;
  endsAt: number;
  isOwn?: true;
}

export interface SeedPacket {
  sender: number;
  amount: number;
  shares: number;
  kind: PacketKind;
  greeting: { es: string; en: string };
  minutesAgo: number;
  claims: readonly { friend: number; minutesAgo: number }[];
}

export interface SeedCatalogue {
  readonly providers: readonly ProviderSubject[];
  readonly categories: readonly SeedCategory[];
  readonly games: readonly SeedGame[];
  readonly banners: readonly SeedBanner[];
  readonly promotionBanners: readonly SeedBanner[];
  readonly leagues: readonly SeedLeague[];
  /** Matches take bets here. A player enters it like a game, but no list of games contains it. */
  readonly sportsbook: SeedGame;
  readonly notices: readonly SeedNotice[];
  readonly popups: readonly SeedPopup[];
  /** The first packet of each day is offered to everybody who has not opened it. */
  readonly packets: readonly SeedPacket[];
  readonly packetFriends: readonly string[];
}

export interface Catalogue extends SeedCatalogue {
  readonly gamesById: ReadonlyMap<string, SeedGame>;
  readonly providerNames: ReadonlyMap<string, string>;
  readonly tablePlaces: ReadonlyMap<string, number>;
}

/** Build it once for all worlds: sorting and indexing take time. */
export function indexCatalogue(seed: SeedCatalogue): Catalogue {
  const games = [...seed.games].sort((a, b) => b.weight - a.weight || a.id.localeCompare(b.id));
  return {
    ...seed,
    games,
    gamesById: new Map([...games, seed.sportsbook].map((game) => [game.id, game])),
    tablePlaces: new Map(
      games.filter(({ tags }) => tags.includes('live')).map(({ id }, place) => [id, place]),
    ),
    providerNames: new Map(seed.providers.map(({ id, name }) => [id, name])),
  };
}
