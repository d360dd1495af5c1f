import type { PricingName } from '@getaway/contracts/http/pricing';
import type { Cents } from '@getaway/kernel/money';

/** A nightly rate or surcharge as staff see it. */
export interface PriceSetting {
  readonly id: string;
  readonly name: PricingName;
  readonly price: Cents;
  readonly description: string | null;
}

/** What became of a change of one setting. `newest` is what somebody else set since staff saw it. */
export type SetOutcome<Setting> =
  | { readonly ok: true; readonly setting: Setting }
  | { readonly ok: false; readonly reason: 'not-found' }
  | { readonly ok: false; readonly reason: 'changed'; readonly newest: Setting };

/** A tax as staff see it. */
export interface TaxRate {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly tenThousandths: number;
  readonly isActive: boolean;
}
