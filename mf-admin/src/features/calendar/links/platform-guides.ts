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
      'Copy the privacy mode link above.',
      'In Airbnb, open Calendar, choose your listing, then Availability.',
      'Under Connect calendars, choose Connect to another website.',
      'Paste the link into Other website link, name it Direct bookings and choose Add calendar.',
    ],
    back: `copy the Airbnb calendar link from the same dialog ${addFeed}`,
  },
  {
    platform: 'Vrbo',
    steps: [
      'Copy the privacy mode link above.',
      'In Vrbo, choose your property and open its Calendar.',
      'Open Import & export, then Import calendar.',
      'Paste the link into Calendar URL, name it Direct bookings and choose Import.',
    ],
    back: `choose Export calendar in the same menu, copy the link ${addFeed}`,
  },
  {
    platform: 'Lodgify',
    steps: [
      'Copy the privacy mode link above.',
      'In Lodgify, open Rentals, choose your rental, then its iCal settings.',
      'Choose Import calendar.',
      'Paste the link, name it Direct bookings and save.',
    ],
    back: `copy the export link from the same page ${addFeed}`,
  },
  {
    platform: 'Booking.com',
    steps: [
      'Copy the privacy mode link above.',
      'In the Extranet, open Rates & Availability, then Sync calendars.',
      'Choose Add calendar connection.',
      'Paste the link into the calendar address field, name it Direct bookings and continue to the next step.',
    ],
    back: `the next step shows Booking.com’s own link. Copy it ${addFeed}`,
  },
];
