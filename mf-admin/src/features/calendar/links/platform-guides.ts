export interface PlatformGuide {
  readonly platform: string;
  readonly steps: readonly string[];
  /** How its own calendar comes here. */
  readonly back: string;
}

const addFeed = 'and add it above with Add Feed.';

/** Where each platform takes the link, in the words of its own menus. They move at times; the order of steps does not. */
export const platformGuides: readonly PlatformGuide[] = [
  {
    platform: 'Airbnb',
    steps: [
      'Copy the link in privacy mode above.',
      'At Airbnb open Calendar, choose the listing, then Availability.',
      'Under Connect calendars choose Connect to another website.',
      'Paste the link as Other website link, give it the name Direct bookings and choose Add calendar.',
    ],
    back: `copy the Airbnb calendar link of the same dialog, ${addFeed}`,
  },
  {
    platform: 'VRBO',
    steps: [
      'Copy the link in privacy mode above.',
      'At VRBO choose the property and open its Calendar.',
      'Open Import & export, then Import calendar.',
      'Paste the link as Calendar URL, give it the name Direct bookings and choose Import.',
    ],
    back: `choose Export calendar in the same menu, copy its link, ${addFeed}`,
  },
  {
    platform: 'Lodgify',
    steps: [
      'Copy the link in privacy mode above.',
      'At Lodgify open Rentals, choose the rental, then its iCal settings.',
      'Choose Import calendar.',
      'Paste the link, give it the name Direct bookings and save.',
    ],
    back: `copy the export link of the same page, ${addFeed}`,
  },
  {
    platform: 'Booking.com',
    steps: [
      'Copy the link in privacy mode above.',
      'In the Extranet open Rates & Availability, then Sync calendars.',
      'Choose Add calendar connection.',
      'Paste the link as calendar address, give it the name Direct bookings and go on to the next step.',
    ],
    back: `the step after that shows Booking.com’s own link: copy it, ${addFeed}`,
  },
];
