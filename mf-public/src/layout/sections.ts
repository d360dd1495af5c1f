/** The sections of the home page that the header leads to (spec page 1, section 2). */
export const navigationItems = [
  { label: 'Home', to: '/#home' },
  { label: 'Amenities', to: '/#amenities' },
  { label: 'Concierge', to: '/#concierge' },
  { label: 'Reviews', to: '/#reviews' },
] as const;

/** The quick links of the footer. */
export const quickLinks = [
  { label: 'Amenities', to: '/#amenities' },
  { label: 'Concierge Services', to: '/#concierge' },
  { label: 'Guest Reviews', to: '/#reviews' },
  { label: 'Contact', to: '/#contact' },
] as const;
