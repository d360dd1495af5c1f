import type { ReactNode } from 'react';
import { inWholeDollars } from '@getaway/kernel/money';
import { property } from '../../../property.ts';
import { ServedPlace } from '../../../ui/served-place.tsx';
import { useIsLive } from '../../../ui/use-is-live.ts';
import styles from './from-price.module.css';

const { cleaningFee, cardFeePercent } = property.policies.money;
const cardFee =
  property.paymentHandles.length > 0
    ? `${cardFeePercent}% if you pay by card`
    : `a card fee of ${cardFeePercent}%`;
const added = new Intl.ListFormat('en-US').format([
  ...(cleaningFee > 0 ? [`${inWholeDollars(String(cleaningFee))} cleaning`] : []),
  ...(cardFeePercent > 0 ? [cardFee] : []),
  'any tax',
]);

/** The price of the cheapest night, beside the way to book. The edge knows it, for this page and for each that leads to it. */
export function FromPrice(): ReactNode {
  const isLive = useIsLive();
  const price = isLive ? servedPrice() : <ServedPlace name="from-price" />;
  if (price === undefined) return null;
  return (
    <p className={styles.price}>
      From <strong>{price}</strong> a night, plus {added}
    </p>
  );
}

/** In the page's data (shell/server/calendar/served-nights.ts); undefined if the edge didn't know it. */
function servedPrice(): string | undefined {
  const json = document.getElementById('from-price')?.textContent;
  return json ? (JSON.parse(json) as string) || undefined : undefined;
}
