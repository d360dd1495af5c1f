import type { PricingName } from '@getaway/contracts/http/pricing';
import type { Cents } from '@getaway/kernel/money';

/** A nightly rate or surcharge as staff see it. */
export interface PriceSetting {
  readonly id: string;
  readonly name: PricingName;
  readonly price: Cents;
  readonly description: string | null;
}

/** A tax as staff see it. */
export interface TaxRate {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly tenThousandths: number;
  readonly isActive: boolean;
}
