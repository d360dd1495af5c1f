import type { Quote, QuoteLines } from '@getaway/contracts/http/quote';
import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { includedServices } from './included-services.repository.ts';
import type { Tx } from '../database/database.ts';
import type { AcceptedLines, FormerLines } from './amend-stay.rules.ts';
import type { PromoCode } from '../promo-codes/promo-code.rules.ts';

/**
 * The accepted lines of a booking: its stored quote, and its removed lines. A quote from before the card
 * fee's rate was stored gets the rate that there was then.
 */
export async function readAcceptedLines(tx: Tx, booking: BookingRecord): Promise<AcceptedLines> {
  const { quote } = booking;
  const former = booking.formerLines ?? nothing;
  const included = await includedServices(
    tx,
    [...quote.packages, ...former.packages].map(({ id }) => id),
  );
  // An add-on that was accepted next to a package stays, even if the package has included it since.
  const beside = new Set(quote.addOns.map(({ id }) => id));
  const servicesOf = (id: string) => included.get(id) ?? [];
  return {
    ...linesFromWire(quote, (id) => servicesOf(id).filter((serviceId) => !beside.has(serviceId))),
    former: linesFromWire(former, servicesOf),
    cleaningFee: centsFromDollars(quote.cleaningFee),
    cardFeeTenThousandths:
      quote.cardFeeRate === undefined
        ? booking.paymentMethod === 'card'
          ? firstCardFee
          : 0
        : tenThousandths(quote.cardFeeRate),
    linkCardFee: quote.linkCardFee === undefined ? undefined : centsFromDollars(quote.linkCardFee),
    taxTenThousandths: tenThousandths(quote.taxRate),
    promo: quote.promo && acceptedPromo(quote.promo),
    ...(quote.discountTerms && { discountTerms: quote.discountTerms }),
  };
}

/** The card fee of all bookings from before its rate was stored: 2.5%, in ten-thousandths. */
const firstCardFee = 250;

const nothing: QuoteLines = { nights: [], addOns: [], packages: [] };

function linesFromWire(lines: QuoteLines, servicesOf: (packageId: string) => readonly string[]): FormerLines {
  const line = ({ id, name, price }: QuoteLines['addOns'][number]) => ({
    id,
    name,
    price: centsFromDollars(price),
  });
  return {
    nights: lines.nights.map((night) => ({
      ...night,
      rate: centsFromDollars(night.rate),
      surcharge: centsFromDollars(night.surcharge),
    })),
    addOns: lines.addOns.map(line),
    packages: lines.packages.map((each) => ({ ...line(each), serviceIds: servicesOf(each.id) })),
  };
}

const tenThousandths = (fraction: number): number => Math.round(fraction * 10_000);

/** The accepted promotion stays, whatever happened to the code since. */
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
