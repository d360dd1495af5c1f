import { ageRule } from '@getaway/property/age-rule';
import { checkInNote, checkInWords } from '@getaway/property/check-in-words';
import { emergencyNumbers } from '@getaway/property/emergency-numbers';
import { mostGuestsOf } from '@getaway/property/guests';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { addressLine, type Property } from '@getaway/property';
import standardTexts from '@getaway/property/texts.json' with { type: 'json' };
import type { HouseFacts } from './facts.rules.ts';

/** The facts of the property file as the assistant speaks of them. */
export function houseFacts(property: Property): HouseFacts {
  const { address, contact, checkIn, checkOut, policies, texts } = property;
  const { location } = texts.home.contact;
  const hour = (time: string) => formatTimeOfDay(time).replace(':00', '');
  return {
    name: property.name,
    addressLine: addressLine(property),
    town: [address.town, address.state ?? address.region].filter(Boolean).join(', '),
    email: contact.email,
    phone: contact.phone,
    emergencyNumber: emergencyNumbers(address.country)?.number,
    social: contact.social && `${contact.social.label} (${contact.social.url})`,
    checkIn: checkInWords(property),
    checkInNote: checkInNote(property),
    checkInTime: checkIn.time,
    latestCheckIn: policies.latestCheckIn,
    isCheckInFlexible: policies.flexibleCheckIn,
    checkOut: formatTimeOfDay(checkOut.time),
    parking: parkingWords(property),
    entryWay: property.entry?.way ?? 'own-code',
    // The answer names the town already.
    location: location.startsWith(`${address.town},`) ? undefined : location,
    sleeps: property.sleeps,
    mostGuests: mostGuestsOf(property),
    bedrooms: property.bedrooms,
    beds: property.beds,
    bathrooms: property.bathrooms,
    otherPayments: property.paymentHandles.map(({ service }) => service),
    amenities: texts.home.amenities.list.map(({ label }) => label),
    passages: [...texts.home.amenities.scenes, ...texts.home.intro.blurbs],
    quietHours: `${hour(policies.quietHours.from)} to ${hour(policies.quietHours.to)}`,
    houseRules: texts.legal.terms.houseRules,
    ageRule: ageRule(policies),
    money: policies.money,
    cleaning: texts.legal.terms.cleaning,
    hasReviews: property.reviews.length > 0,
    hasWeekdayPage: policies.weekdayPage,
    answers: property.answers,
  };
}

function parkingWords({ texts }: Property): string | undefined {
  const { parking } = texts.frame.mails;
  const isListed = texts.home.amenities.list.some(({ label }) => /park|garage/i.test(label));
  return isListed || parking !== standardTexts.frame.mails.parking ? parking : undefined;
}
