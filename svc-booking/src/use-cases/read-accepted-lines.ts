import type { Quote } from '@getaway/contracts/http/quote';
import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingRecord } from '../data/booking-record.ts';
import { includedServices } from '../data/booking-extras.repository.ts';
import type { Tx } from '../data/database.ts';
import type { PromoCode } from '../domain/pricing/promo-code.ts';
import { cardFeeRateOf, type PaymentMethod, type PriceLines } from '../domain/pricing/quote.ts';

/**
 * The lines that a booking was accepted with: its stored quote. A quote stored before the card fee's rate was a part of
 * it has the rate of its payment method.
 */
export async function readAcceptedLines(tx: Tx, booking: BookingRecord): Promise<PriceLines> {
  const { quote } = booking;
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
    nights: quote.nights.map((night) => ({
      ...night,
      rate: centsFromDollars(night.rate),
      surcharge: centsFromDollars(night.surcharge),
    })),
    addOns: quote.addOns.map(line),
    packages: quote.packages.map((each) => ({ ...line(each), serviceIds: included.get(each.id) ?? [] })),
    cleaningFee: centsFromDollars(quote.cleaningFee),
    cardFeeTenThousandths:
      quote.cardFeeRate === undefined
        ? cardFeeRateOf(paymentMethodOf(booking))
        : tenThousandths(quote.cardFeeRate),
    taxTenThousandths: tenThousandths(quote.taxRate),
    promo: quote.promo && acceptedPromo(quote.promo),
  };
}

const tenThousandths = (fraction: number): number => Math.round(fraction * 10_000);

function paymentMethodOf({ paymentMethod }: BookingRecord): PaymentMethod {
  return paymentMethod === 'card' || paymentMethod === 'alternative' ? paymentMethod : 'manual';
}

/** The accepted promo stays, whatever became of the code since. */
function acceptedPromo({ code, name, discountType, discountValue }: NonNullable<Quote['promo']>): PromoCode {
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
