import type { Quote } from '@getaway/contracts/http/quote';
import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingRecord } from '../data/booking-record.ts';
import { includedServices } from '../data/booking-extras.repository.ts';
import type { Tx } from '../data/database.ts';
import type { PromoCode } from '../domain/pricing/promo-code.ts';
import type { PaymentMethod } from '../domain/pricing/quote.ts';
import type { KeptChoices } from './request-quote.ts';

/** What a booking was accepted with, at the prices of its own stored quote: a change by staff keeps it. */
export async function keptChoices(tx: Tx, { quote }: BookingRecord): Promise<KeptChoices> {
  const included = await includedServices(
    tx,
    quote.packages.map(({ id }) => id),
  );
  const line = ({ id, name, price }: Quote['addOns'][number]) => ({
    id,
    name,
    price: centsFromDollars(price),
  });
  return {
    addOns: quote.addOns.map(line),
    packages: quote.packages.map((each) => ({ ...line(each), serviceIds: included.get(each.id) ?? [] })),
    promo: quote.promo && storedPromo(quote.promo),
  };
}

/** How a booking is paid, as far as its price is concerned. */
export function paymentMethodOf({ paymentMethod }: BookingRecord): PaymentMethod {
  return paymentMethod === 'card' || paymentMethod === 'alternative' ? paymentMethod : 'manual';
}

/** The stored promo stays, whatever became of the code since. */
function storedPromo({ code, name, discountType, discountValue }: NonNullable<Quote['promo']>): PromoCode {
  const common = {
    id: code,
    code,
    name,
    isActive: true,
    weekdaysOnly: false,
    maxUses: null,
    uses: 0,
    expiresAt: null,
  };
  return discountType === 'fixed'
    ? { ...common, discountType, amount: centsFromDollars(discountValue) }
    : { ...common, discountType, tenThousandths: Math.round(Number(discountValue) * 100) };
}
