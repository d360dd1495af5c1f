import { property } from '../../../property.ts';

const { cleaningFee, cardFeePercent } = property.policies.money;

/** What a total includes besides the nights: 'the cleaning fee, the card fee, and any tax'. */
export function includedWords(): string {
  return new Intl.ListFormat('en-US').format([
    ...(cleaningFee > 0 ? ['the cleaning fee'] : []),
    ...(cardFeePercent > 0 ? ['the card fee'] : []),
    'any tax',
  ]);
}
