import { mostRatePeriods } from '@getaway/contracts/http/rates';

/** Why no more seasons, overrides, and holidays are added. */
export const tooManyPeriods = `There can be up to ${mostRatePeriods.toLocaleString('en-US')} seasons, overrides, and holidays. Delete old ones first.`;
