import type { EntryWay } from '@getaway/property/entry';

/** Whether guests can arrive later than planned. */
export const lateArrivals: Readonly<Record<EntryWay, string>> = {
  'own-code': 'You let yourself in with your entry code, so arriving later is fine.',
  shared: 'You let yourself in, so arriving later is fine.',
  'in-person': 'We let you in ourselves, so please tell us when to expect you.',
};

/** How guests get in, without what only booked guests may know. */
export const waysIn: Readonly<Record<EntryWay, string>> = {
  'own-code':
    "You don't need a key: your six-digit entry code is in your confirmation email. If you can't find it or it doesn't work, we'll help.",
  shared:
    "Your confirmation email says how you get in. If you can't find it or something doesn't work, we'll help.",
  'in-person': "We let you in when you arrive. If you're at the door and no one is there, we'll help.",
};
