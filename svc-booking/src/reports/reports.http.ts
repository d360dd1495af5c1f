import type { ReportedNight, TaxShare } from '@getaway/contracts/http/reports';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { OccupancyFigures, UsedNight } from './occupancy.rules.ts';
import type { RevenueFigures } from './revenue-report.rules.ts';
import type { ListedTaxShare } from './tax-share.rules.ts';
import type { TaxFigures } from './tax-report.rules.ts';

export function revenueOnWire({ received, returned, net, entries }: RevenueFigures) {
  return {
    received: decimalFromCents(received),
    returned: decimalFromCents(returned),
    net: decimalFromCents(net),
    entries,
  };
}

export function taxOnWire({ collected, returned, net, shares }: TaxFigures) {
  return {
    collected: decimalFromCents(collected),
    returned: decimalFromCents(returned),
    net: decimalFromCents(net),
    shares,
  };
}

/** Ten-thousandths as a fraction; the division is exact to four decimals. */
export function fractionOf(tenThousandths: number): number {
  return tenThousandths / 10_000;
}

export function taxShareOnWire(share: ListedTaxShare): TaxShare {
  const { number, taxTenThousandths, amount, tax, ...facts } = share;
  return {
    ...facts,
    id: number,
    rate: fractionOf(taxTenThousandths),
    amount: decimalFromCents(amount),
    tax: decimalFromCents(tax),
  };
}

export function occupancyOnWire<Figures extends OccupancyFigures>(figures: Figures) {
  return {
    ...figures,
    revenue: decimalFromCents(figures.revenue),
    averageRate: orNull(figures.averageRate),
    revenuePerNight: orNull(figures.revenuePerNight),
  };
}

export function nightOnWire(night: UsedNight): ReportedNight {
  return { ...night, price: orNull(night.price) };
}

function orNull(amount: Cents | null): string | null {
  return amount === null ? null : decimalFromCents(amount);
}
