import type { Setup } from '@getaway/contracts/http/setup';

/** What the checklist of the setup answers on a new site. */
export const newSite: Setup = {
  isDemo: false,
  hasFirstPassword: true,
  hasOwnHouse: false,
  fromSample: [],
  hasDefaultPrices: true,
  cardMode: 'sandbox',
  lastCardNoticeAt: null,
  marks: [],
  isHidden: false,
};
