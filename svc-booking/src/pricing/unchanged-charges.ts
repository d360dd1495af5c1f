import { charges, type Charge } from '@getaway/contracts/http/setup';
import { cents, decimalFromCents } from '@getaway/kernel/money';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import type { Tx } from '../database/database.ts';
import { defaultPrices, defaultTaxTenThousandths } from './default-prices.rules.ts';
import { readStoredPrices } from './price-book.repository.ts';

type Amounts = Readonly<Record<Charge, number>>;

const asDelivered: Amounts = {
  weekday: defaultPrices.weekday.price,
  friday_sunday: defaultPrices.friday_sunday.price,
  saturday: defaultPrices.saturday.price,
  holiday_surcharge: defaultPrices.holiday_surcharge.price,
  valentine_surcharge: defaultPrices.valentine_surcharge.price,
  valentine_adjacent_surcharge: defaultPrices.valentine_adjacent_surcharge.price,
  tax: defaultTaxTenThousandths,
  cleaning_fee: usualMoneyRules.cleaningFee,
  card_fee: usualMoneyRules.cardFeePercent,
};

export interface UnchangedCharges {
  readonly unchangedPrices: Charge[];
  /** A decimal in dollars, or percent for the tax rate and the card fee. */
  readonly unchangedAmounts: Readonly<Partial<Record<Charge, string>>>;
}

/** What guests are charged at this moment exactly as the site came. */
export async function readUnchangedCharges(tx: Tx): Promise<UnchangedCharges> {
  const { rates, taxTenThousandths, money } = await readStoredPrices(tx);
  const now: Amounts = {
    weekday: rates.weekday,
    friday_sunday: rates.fridaySunday,
    saturday: rates.saturday,
    holiday_surcharge: rates.holidaySurcharge,
    valentine_surcharge: rates.valentineSurcharge,
    valentine_adjacent_surcharge: rates.valentineAdjacentSurcharge,
    tax: taxTenThousandths,
    cleaning_fee: money.cleaningFee,
    card_fee: money.cardFeePercent,
  };
  const unchangedPrices = charges.filter((charge) => now[charge] === asDelivered[charge]);
  const unchangedAmounts = Object.fromEntries(
    unchangedPrices.map((charge) => [charge, decimalOf(charge, now[charge])]),
  );
  return { unchangedPrices, unchangedAmounts };
}

function decimalOf(charge: Charge, amount: number): string {
  switch (charge) {
    case 'tax':
      return String(amount / 100);
    case 'card_fee':
      return String(amount);
    case 'cleaning_fee':
      return amount.toFixed(2);
    default:
      return decimalFromCents(cents(amount));
  }
}
