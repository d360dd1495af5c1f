import type { ReactNode } from 'react';
import type { Quote } from '@getaway/contracts/http/quote';
import { centsFromDollars, inDollars, subtractCents } from '@getaway/kernel/money';
import { formatRate, formatTotal, isPositive } from '@getaway/web-kit/format/money';

interface CardFeeNoteProps {
  quote: Quote;
  className: string | undefined;
}

/**
 * How the lines above and the card fee make the total, which has cents where the lines have none; nothing if they add up
 * as shown. The fee has no line of its own (spec page 1, section 9), so without this sentence the lines seem to miss the
 * total.
 */
export function CardFeeNote({ quote, className }: CardFeeNoteProps): ReactNode {
  const { total, cardFee, cardFeeRate, tax } = quote;
  const rounded = hasRoundedLine(quote);
  if (!isPositive(cardFee)) {
    return rounded && <p className={className}>The lines are shown in whole dollars.</p>;
  }
  const rate = cardFeeRate === undefined ? '' : `${formatRate(cardFeeRate)} `;
  const lines = subtractCents(centsFromDollars(total), centsFromDollars(cardFee));
  return (
    <p className={className}>
      {`These lines${rounded ? ', shown in whole dollars,' : ''} come to ${inDollars(lines)}. With the ${rate}card fee of ${formatTotal(cardFee)}, the total is ${formatTotal(total)}.${isPositive(tax) ? ' The tax is on the card fee, too.' : ''}`}
    </p>
  );
}

function hasRoundedLine(quote: Quote): boolean {
  const { nightsTotal, packages, addOns, stayDiscounts = [], cleaningFee, discount, tax } = quote;
  const prices = [...packages, ...addOns].map(({ price }) => price);
  const off = stayDiscounts.map(({ amount }) => amount);
  return [nightsTotal, ...off, ...prices, cleaningFee, discount, tax].some(
    (amount) => Number(amount) % 1 > 0,
  );
}
