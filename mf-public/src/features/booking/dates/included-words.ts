import { property } from '../../../property.ts';

/** What a total includes besides the nights. */
export function includedWords(): string {
  return property.policies.money.cleaningFee > 0 ? 'the cleaning fee and any tax' : 'any tax';
}
