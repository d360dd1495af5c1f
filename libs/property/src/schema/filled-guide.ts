import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { filledIn } from './fill-in.ts';
import { houseRulesLine, type Guide } from './guide.ts';
import { unansweredIn, type GuideFactName } from './guide-words.ts';
import { leaveOut } from './leave-out.ts';
import { addressLine, type Property } from './property.ts';

/**
 * The guide with the facts of its house in place of the words that stand for them, section by section. Of a row about an
 * answer that the house doesn't have, only its other sentences are left, so a section may have nothing to read.
 */
export function filledGuide(guide: Guide, house: Property): Guide {
  const rules = house.texts.legal.terms.houseRules;
  const words = guideWords(house);
  const rows = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => {
      const said = unansweredIn(text, house).reduce(leaveOut, text);
      return said === '' ? [] : filledIn([said], words);
    });
  return {
    sections: guide.sections.map(({ wifi, ...section }) => ({
      // A WiFi password may contain braces.
      ...(wifi && { wifi }),
      ...filledIn(section, words),
      text: rows(section.text),
      steps: rows(section.steps),
      list: section.list.flatMap((line) => (line === houseRulesLine ? rules : rows([line]))),
    })),
  };
}

/** What the words of a guide stand for in a house. */
function guideWords(house: Property): Record<string, string> {
  const { name, address, contact, checkIn, checkOut, policies, sleeps, texts, answers } = house;
  const facts = {
    name,
    town: address.town,
    address: addressLine(house),
    phone: contact.phone,
    email: contact.email,
    checkIn: formatTimeOfDay(checkIn.time),
    checkOut: formatTimeOfDay(checkOut.time),
    quietFrom: formatTimeOfDay(policies.quietHours.from),
    quietTo: formatTimeOfDay(policies.quietHours.to),
    sleeps: String(sleeps),
    minimumAge: String(policies.minimumAge),
    parking: texts.frame.mails.parking,
  } satisfies Record<GuideFactName, string>;
  const given = Object.entries(answers).filter(([, answer]) => answer !== undefined);
  return { ...Object.fromEntries(given), ...facts };
}
