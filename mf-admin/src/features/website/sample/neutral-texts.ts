import texts from '@getaway/property/texts.json' with { type: 'json' };
import { emergencyNumbers } from '@getaway/property/emergency-numbers';
import { dotted, pathOf, valueAt, type Content, type Path } from '../content/content.ts';

const noSmoking = 'No smoking inside.';
const favorites = 'We’ve put our favorites together for you.';
const servicesInTerms =
  'Services may need a day’s notice. If a service you paid for can’t take place, we’ll offer another time or refund it in full.';

/** What a text of the sample can say instead without claiming anything about the house, by its dotted path. */
const neutralTexts: Readonly<Record<string, string>> = {
  'texts.home.page.title': 'A private getaway',
  'texts.home.page.description': '{tagline}. Reserve your getaway at {name}.',
  'texts.home.hero.title': 'Time away, all to yourselves',
  'texts.home.hero.promise':
    'Arrive, unpack, and let go of the week. You have the whole place to yourselves for as long as you stay.',
  'texts.home.intro.title': 'One house, and time for each other',
  'texts.home.intro.lead': '{name} is yours alone while you’re here. You arrive, and the rest can wait.',
  'texts.home.concierge.packages': favorites,
  'texts.weekdayEscape.page.description':
    'Sign up and get {offer} off a Monday through Thursday stay at {name}.',
  'texts.legal.terms.liability': texts.legal.terms.liability.replace(
    /^You use .*? with ordinary care/,
    'You use the house, its grounds, and everything in them with ordinary care',
  ),
  'texts.legal.terms.concierge': servicesInTerms,
  'texts.frame.notFound.text': texts.frame.notFound.text,
  'texts.frame.shared.pictureWords': texts.frame.shared.pictureWords,
};

/** What is left of a line of a list without what it says of the sample, by its text: its place in the list may change. */
const neutralLines: Readonly<Record<string, string>> = Object.fromEntries(
  texts.legal.terms.houseRules.filter((rule) => rule.startsWith(noSmoking)).map((rule) => [rule, noSmoking]),
);

/** What a text that is left out says instead, by its dotted path, where the default fits the sample best. */
export const plainerTexts: Readonly<Record<string, string>> = {
  // The sample is near a city; another house may be near a village.
  'texts.home.contact.location': '{minutes} minutes from town',
  // One of the scenes stays.
  'texts.home.amenities.title': 'A place you won’t want to leave',
  // Only a few of the sample's amenities stay.
  'texts.home.amenities.listTitle': 'What you’ll have',
  // Many hosts clean themselves.
  'texts.legal.terms.cleaning': 'cleaning',
  // No service stays, and the host's own may be a basket at the door.
  'texts.home.concierge.lead': 'Choose what you like when you book, and we’ll take care of the rest.',
  'texts.home.concierge.packages': favorites,
  'texts.legal.terms.concierge': servicesInTerms,
};

/** The same for lists that a house can’t have empty, or is better off not to. */
const neutralLists: Readonly<Record<string, readonly unknown[]>> = {
  'texts.home.intro.blurbs': [
    {
      icon: 'heart',
      title: 'Time together',
      text: 'No plans to keep and no clock to watch: the days are all yours.',
    },
    {
      icon: 'place',
      title: 'A place of your own',
      text: 'No lobby and no schedule: come and go as you like.',
    },
  ],
  'texts.home.amenities.scenes': [
    {
      picture: 'bedroom',
      title: 'A good night’s sleep',
      text: 'Sleep in, and let the morning wait.',
    },
  ],
  'texts.weekdayEscape.relaxation.paragraphs': [
    'No alarm, no lunches to pack, and no hurry to be back: the days are yours.',
  ],
  'texts.weekdayEscape.freedoms': [
    {
      picture: 'fireplace',
      title: 'An evening of your own',
      text: 'Nothing on the list, and all the time in the world.',
    },
  ],
};

function neutralGuide(content: Content): readonly unknown[] {
  return [
    {
      topic: 'check-in',
      title: 'Check-in',
      text: ['Check-in is from {checkIn}. If you can’t get in, call us: {phone}.'],
    },
    {
      topic: 'house-rules',
      title: 'At the house',
      list: ['{houseRules}', 'Please be quiet outside from {quietFrom} to {quietTo}.'],
    },
    emergencySection(valueAt(content, pathOf('address.country'))),
    {
      topic: 'check-out',
      title: 'Check-out',
      text: ['Check-out is by {checkOut}.'],
      list: ['If you forgot something, write to {email}.'],
    },
  ];
}

function emergencySection(country: unknown): unknown {
  const known = typeof country === 'string' ? emergencyNumbers(country) : undefined;
  return {
    topic: 'emergency',
    title: 'If you need help',
    text: [
      `In an emergency, call ${known?.number ?? 'the local emergency number'} first, and give this address: {address}.`,
    ],
    phones: [
      ...(known ? [{ name: 'Emergency', number: known.number }] : []),
      ...(known?.poison ? [{ name: 'Poison Help', number: known.poison }] : []),
      { name: 'Your hosts', number: '{phone}' },
    ],
  };
}

/** The neutral text for a field that shows this; undefined where there is none. */
export function neutralText(path: Path, shown: unknown): string | undefined {
  return neutralTexts[dotted(path)] ?? (typeof shown === 'string' ? neutralLines[shown] : undefined);
}

/** The neutral entries of a list that would be empty; undefined for lists that may be. Those of the guide fit the country. */
export function neutralList(content: Content, path: Path): readonly unknown[] | undefined {
  return dotted(path) === 'guide.sections' ? neutralGuide(content) : neutralLists[dotted(path)];
}
