import type { EmailSetup } from '@getaway/contracts/http/email-setup';
import { charges, type Setup } from '@getaway/contracts/http/setup';

/** What the checklist of the setup answers on a new site. */
export const newSite: Setup = {
  isDemo: false,
  hasFirstPassword: true,
  hasOwnHouse: false,
  hasEntryCodes: true,
  fromSample: [],
  hasDefaultPrices: true,
  unchangedPrices: [...charges],
  unchangedAmounts: {
    weekday: '200.00',
    friday_sunday: '250.00',
    saturday: '300.00',
    holiday_surcharge: '50.00',
    valentine_surcharge: '200.00',
    valentine_adjacent_surcharge: '100.00',
    tax: '7',
    cleaning_fee: '160.00',
    card_fee: '2.5',
  },
  unchangedOffer: '50.00',
  hasSampleOffers: true,
  sampleOffers: [
    { kind: 'service', name: 'Couples Massage' },
    { kind: 'service', name: 'Early Check-in' },
    { kind: 'service', name: 'Fire Pit Evening' },
    { kind: 'service', name: 'Luxury Chauffeur' },
    { kind: 'service', name: 'Private Chef Dinner' },
    { kind: 'service', name: 'Romance Package' },
    { kind: 'package', name: 'Arrive in Style' },
    { kind: 'package', name: 'Ultimate Romance' },
  ],
  cardMode: 'sandbox',
  lastCardNoticeAt: null,
  lastCardPaymentAt: null,
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
  ownerEmail: 'owner@example.com',
};
