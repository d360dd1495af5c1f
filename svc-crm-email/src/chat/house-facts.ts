import { addressLine, type Property } from '@getaway/contracts/property';
import type { HouseFacts } from '../domain/chat/facts.ts';
import { timeOfDay } from '../mail/formats.ts';

/** The facts of the property file as the assistant speaks of them. */
export function houseFacts(property: Property): HouseFacts {
  const { address, contact, checkIn, checkOut } = property;
  return {
    name: property.name,
    addressLine: addressLine(property),
    town: `${address.town}, ${address.state}`,
    email: contact.email,
    phone: contact.phone,
    social: `${contact.social.label} (${contact.social.url})`,
    checkIn: timeOfDay(checkIn.time),
    checkInNote: checkIn.note,
    checkOut: timeOfDay(checkOut.time),
    minutesFromCity: property.minutesFromCity,
    sleeps: property.sleeps,
    bedrooms: property.bedrooms,
    beds: property.beds,
    bathrooms: property.bathrooms,
    otherPayments: property.paymentHandles.map(({ service }) => service),
    answers: property.answers ?? {},
  };
}
