import type { PricingName } from '@getaway/contracts/http/pricing';
import { cents, type Cents } from '@getaway/kernel/money';

/** The default prices until staff set others (spec page 2, section 9). */
export const defaultPrices: Readonly<Record<PricingName, { price: Cents; description: string }>> = {
  weekday: { price: cents(20_000), description: 'Monday to Thursday nights' },
  friday_sunday: { price: cents(25_000), description: 'Friday and Sunday nights' },
  saturday: { price: cents(30_000), description: 'Saturday nights' },
  holiday_surcharge: { price: cents(5_000), description: 'Holidays; not applied to public bookings' },
  valentine_surcharge: { price: cents(20_000), description: 'On top for the night of February 14' },
  valentine_adjacent_surcharge: {
    price: cents(10_000),
    description: 'On top for the nights of February 13 and 15',
  },
};

/** 7%. */
export const defaultTaxTenThousandths = 700;
