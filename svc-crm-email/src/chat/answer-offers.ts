import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { inDollars } from '@getaway/kernel/money';
import { arrivalAt } from './arrival-hour.rules.ts';
import type { BookingDesk } from './booking-desk.ts';
import type { HouseFacts } from './facts.rules.ts';
import { askedFor, namedIn } from './live-topics.rules.ts';
import { contactLink, inList, reply, type Reply } from './reply.rules.ts';
import { cannotLook } from './answer-stay.ts';

const addLink = { label: 'Add it when you book', href: '/booking' };

interface Offers {
  readonly services: readonly AddOnService[];
  readonly packages: readonly StayPackage[];
}

/** The services that a question is about, with what they cost now. */
export async function answerServices(desk: BookingDesk, question: string): Promise<Reply> {
  const offers = await offersOf(desk);
  if (offers === undefined) return cannotLook();
  if (offers.services.length === 0 && offers.packages.length === 0)
    return reply(
      `${/\b(?:what|which|how)\b/i.test(question) ? 'We' : 'No, we'} don't offer extras at the moment. If you have something in mind, ask us.`,
      contactLink,
    );
  const named = describeNamed(question, offers);
  if (named) return named;
  const [first, ...others] = askedFor(question, offers.services);
  if (first === undefined)
    return reply("We don't offer that at the moment. Ask us, and we'll see what we can do.", contactLink);
  if (others.length === 0) return reply(describeService(first), addLink);
  const packages =
    offers.packages.length === 0 ? '' : ` We also have packages: ${pricesOf(offers.packages)}.`;
  return reply(`You can add ${pricesOf([first, ...others])}.${packages}`, addLink);
}

function pricesOf(offers: readonly { readonly name: string; readonly price: string }[]): string {
  return inList(offers.map(({ name, price }) => `${name} (${inDollars(price)})`));
}

export async function answerPackages(desk: BookingDesk, question: string): Promise<Reply> {
  const offers = await offersOf(desk);
  if (offers === undefined) return cannotLook();
  const named = describeNamed(question, offers);
  if (named) return named;
  if (offers.packages.length === 0) return reply("We don't have any packages at the moment.", contactLink);
  const described = offers.packages.map((each) => describePackage(each, offers.services));
  return reply(described.join(' '), addLink);
}

/** Whether a guest can come before check-in. Names the add-ons only where the house sells an earlier time. */
export async function answerEarlyCheckIn(desk: BookingDesk, facts: HouseFacts): Promise<Reply> {
  const services = (await desk.services()) ?? [];
  const isSold = services.some(({ name, checkInFrom }) => checkInFrom || /\bearly check/i.test(name));
  const hours = `Check-in is ${facts.checkIn}.`;
  const ask = `call ${facts.phone} or use the contact form, and we'll see what we can do.`;
  if (!isSold) return reply(`${hours} To arrive earlier, ${ask}`, contactLink);
  return reply(
    `${hours} If you see early check-in among the add-ons when you book, that guarantees it. If not, ${ask}`,
    { label: 'See the add-ons', href: '/booking' },
    contactLink,
  );
}

/** Whether a guest can check in at the hour that a question names. */
export async function answerArrivalHour(
  desk: BookingDesk,
  facts: HouseFacts,
  question: string,
): Promise<Reply> {
  const arrival = arrivalAt(question, facts);
  if (!('early' in arrival)) return arrival;
  const answer = await answerEarlyCheckIn(desk, facts);
  return facts.isCheckInFlexible
    ? answer
    : { ...answer, response: `Not at ${arrival.early}, sorry. ${answer.response}` };
}

/** The services and packages whose full name appears in a question; undefined when there are none. */
export async function answerNamed(desk: BookingDesk, question: string): Promise<Reply | undefined> {
  const offers = await offersOf(desk);
  return offers && describeNamed(question, offers);
}

// 'Romance Package' is a service by its name, so names are compared before words such as 'package'.
function describeNamed(question: string, { services, packages }: Offers): Reply | undefined {
  const described = [
    ...namedIn(question, services).map(describeService),
    ...namedIn(question, packages).map((each) => describePackage(each, services)),
  ];
  return described.length === 0 ? undefined : reply(described.join(' '), addLink);
}

function describeService({ name, price, description }: AddOnService): string {
  return `${name}: ${inDollars(price)}. ${description}`;
}

function describePackage(
  { name, price, compareAtPrice, serviceIds }: StayPackage,
  services: readonly AddOnService[],
): string {
  const nameOf = new Map(services.map((each) => [each.id, each.name]));
  const included = serviceIds.flatMap((id) => nameOf.get(id) ?? []);
  const instead = compareAtPrice === null ? '' : ` instead of ${inDollars(compareAtPrice)}`;
  const contents = included.length === 0 ? '' : ` and includes ${inList(included)}`;
  return `${name} is ${inDollars(price)}${instead}${contents}.`;
}

async function offersOf(desk: BookingDesk): Promise<Offers | undefined> {
  const [services, packages] = await Promise.all([desk.services(), desk.packages()]);
  return services && packages && { services, packages };
}
