import type { DepositActivity, PaymentMethod, PbConfig } from '@copihue/contract/types';
import { withMinimum } from '../../mock-server/world/recharge/recharge-offers.ts';
import {
  type Catalogue,
  type LocalText,
  localText,
  type OfferName,
} from '../../mock-server/world/tables/catalogue.ts';
import type { TestClient } from '../support/test-client.ts';

export interface PromotionalText {
  id: string;
  offer: OfferName;
  /** Title first. */
  texts: readonly LocalText[];
  cmd?: string;
  cmdValue?: string;
  path?: string;
  countries?: readonly string[];
}

export function promotionalTexts({
  banners,
  promotionBanners,
  popups,
  notices,
}: Catalogue): PromotionalText[] {
  return [
    ...[...banners, ...promotionBanners].map(({ title, subtitle, cta, ...rest }) => ({
      ...rest,
      texts: [title, subtitle, cta],
    })),
    ...[...popups, ...notices].map(({ title, body, ...rest }) => ({ ...rest, texts: [title, body] })),
  ];
}

/** Claims without a figure, with their words in both languages. */
const CLAIMS: Readonly<Record<string, RegExp>> = {
  'first deposit': /first (?:deposit|recharge)|primer depósito|primera recarga/i,
  'second deposit': /second deposit|segundo depósito/i,
  'every deposit': /(?:every|each) deposit|cada depósito/i,
  daily:
    /every day|once a day|\btoday\b|in a day|todos los días|una vez (?:al|por) día|\bhoy\b|en el día|por día/i,
  weekly: /this week|every week|esta semana|cada semana/i,
  weekday:
    /monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|lunes|martes|miércoles|jueves|viernes|sábado|domingo|fin de semana/i,
  free: /\bfree\b|gratis/i,
  'no fee': /no fee|no longer have a fee|sin comisión|no tienen comisión/i,
  'in cash': /in cash|into your cash|en efectivo|a tu efectivo/i,
  bonus: /bonus|bono/i,
  signup: /signing up|registrarte/i,
  // No offer has any of these.
  prizes: /prize|premio|tournament|torneo|raffle|sorteo|ranking/i,
  'twice as much': /double|twice|triple|\bdoble|duplica/i,
  'at most': /up to|hasta (?!las)/i,
};

/** Figures of a text (`50%` or `5,000`) and its other claims. */
export function claimsOf(text: string): Set<string> {
  const figures = [...text.matchAll(/\d+(?:[.,:]\d+)*(?:\s?%)?/g)].map(([figure]) =>
    figure.replace(/\s/, ''),
  );
  const words = Object.keys(CLAIMS).filter((name) => CLAIMS[name]?.test(text));
  return new Set([...figures, ...words]);
}

export const claimsIn = ({ texts }: PromotionalText, lang: 'en' | 'ks', country: string): string[] =>
  [...claimsOf(texts.map((text) => withMinimum(localText(text, lang), country)).join('\n'))].sort();

export interface MarketOffers {
  /** The only figures and claims that a text about the offer may have. */
  texts: Readonly<Record<OfferName, ReadonlySet<string>>>;
  activities: readonly DepositActivity[];
  depositMethods: readonly PaymentMethod[];
  withdrawMethods: readonly { name: string }[];
}

const percent = (share: number): string => `${Math.round(share * 100)}%`;

export async function offersOf(client: TestClient, country: string, token: string): Promise<MarketOffers> {
  const request = async (path: string, body: object = { country }) =>
    (await client.call(path, body, { token })).data;
  const tiers: PbConfig[] = (await request('/v1/pb/config')).pbConfig;
  const activities: DepositActivity[] = await request('/recharge/depositActivity');
  const depositMethods: PaymentMethod[] = await request('/recharge/paymentMethods');
  const pig: { rate: number } = await request('/v1/pig/load', {});
  const mach = depositMethods.find(({ code }) => code === 'mach');
  const isFree = mach && mach.feeRate === 0 && mach.feeFixed === 0;
  const [first, second] = tiers;
  return {
    activities,
    depositMethods,
    withdrawMethods: await request('/withdraw/paymentMethods'),
    texts: {
      welcome: new Set([
        'bonus',
        ...(first ? [`${first.rewardRecharge}%`, 'first deposit'] : []),
        // The texts have the first tier's percent, so the second tier must have the same.
        ...(second && second.rewardRecharge === first?.rewardRecharge ? ['second deposit'] : []),
      ]),
      registration: new Set(first?.rewardReg ? ['bonus', 'signup'] : []),
      deposit: new Set([
        'bonus',
        'every deposit',
        ...activities.map(({ bonusRate }) => percent(bonusRate)),
        ...activities.map(({ minAmount }) => minAmount.toLocaleString('en-US')),
      ]),
      cashback: new Set([percent(pig.rate), 'daily', 'in cash']),
      wheel: new Set(['daily', 'free', 'in cash']),
      packets: new Set(['daily']),
      mach: new Set(isFree ? ['no fee'] : []),
      // A higher limit takes effect after a day (src/session/play-limits/limit-rules.ts).
      limits: new Set(['24']),
      game: new Set(),
      live: new Set(),
      sports: new Set(),
      // Times of the bank's maintenance, which only the notice has.
      service: new Set(['02:00', '05:00']),
    },
  };
}
