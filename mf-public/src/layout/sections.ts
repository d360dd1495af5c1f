import { hasConcierge, hasReviews } from '@getaway/property/house/facts';

/** A house without concierge services or without reviews has no such section. */
const concierge = (label: string) => (hasConcierge ? [{ label, to: '/#concierge' }] : []);
const reviews = (label: string) => (hasReviews ? [{ label, to: '/#reviews' }] : []);

/** The sections of the home page that the header leads to (spec page 1, section 2). */
export const navigationItems = [
  { label: 'Home', to: '/#home' },
  { label: 'Amenities', to: '/#amenities' },
  ...concierge('Concierge'),
  ...reviews('Reviews'),
];

/** The quick links of the footer. */
export const quickLinks = [
  { label: 'Amenities', to: '/#amenities' },
  ...concierge('Concierge Services'),
  ...reviews('Guest Reviews'),
  { label: 'Contact', to: '/#contact' },
  { label: 'Find my booking', to: '/find-booking' },
];
