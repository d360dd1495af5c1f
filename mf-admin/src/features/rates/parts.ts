/** Where the parts of the page are: the fragments of the links to them. */
export const partIds = {
  calendar: 'rates-calendar',
  dates: 'rates-dates',
  rules: 'rates-rules',
  discounts: 'rates-discounts',
  guestPrice: 'rates-guest-price',
} as const;
