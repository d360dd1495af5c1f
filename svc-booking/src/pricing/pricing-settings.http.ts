import type { PricingSetting } from '@getaway/contracts/http/pricing';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';

/** A nightly rate or surcharge as the contract writes it, in dollars. */
export function pricingOnWire(setting: Omit<PricingSetting, 'price'> & { price: Cents }): PricingSetting {
  return { ...setting, price: decimalFromCents(setting.price) };
}
