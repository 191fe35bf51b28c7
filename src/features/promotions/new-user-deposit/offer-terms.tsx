import { Link } from '@tanstack/react-router';
import { texts } from '../../../i18n/texts.ts';
import type { Tier } from '../offer/new-user-offer.ts';

/** What a player agrees to with the offer, in its own figures. */
export function OfferTerms({ tiers: [first, second] }: { tiers: readonly [Tier, Tier] }) {
  const { terms } = texts().promotions.newUser;
  const { wagerTimes, validDays } = first;
  const rules = [
    terms.once(),
    terms.percent({ first: first.percent, second: second.percent }),
    ...(wagerTimes === undefined ? [] : [terms.wager({ times: wagerTimes })]),
    ...(validDays === undefined ? [] : [terms.days({ days: validDays })]),
    terms.adults(),
  ];
  return (
    <section aria-labelledby="offer-terms" className="mt-48">
      <h2 id="offer-terms" className="font-bold text-lg">
        {terms.title()}
      </h2>
      <ul className="mt-16 grid list-disc gap-14 pl-36 text-muted leading-relaxed marker:text-action-text">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Link to="/tc" className="mt-12 inline-flex min-h-88 items-center text-action-text underline">
        {terms.all()}
      </Link>
    </section>
  );
}
