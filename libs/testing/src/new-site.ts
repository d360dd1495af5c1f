import type { EmailSetup } from '@getaway/contracts/http/email-setup';
import { charges, type Setup } from '@getaway/contracts/http/setup';

/** What the checklist of the setup answers on a new site. */
export const newSite: Setup = {
  isDemo: false,
  hasFirstPassword: true,
  hasOwnHouse: false,
  fromSample: [],
  hasDefaultPrices: true,
  unchangedPrices: [...charges],
  hasSampleOffers: true,
  cardMode: 'sandbox',
  lastCardNoticeAt: null,
  marks: [],
  isHidden: false,
};

/** The email setup of a new site: a local catcher that delivers nothing. */
export const catcher: EmailSetup = {
  mode: 'catcher',
  host: '127.0.0.1',
  from: 'a@example.com',
  catcherUrl: null,
  propertyEmail: 'a@example.com',
};
