import type { PricingName } from '@getaway/contracts/http/pricing';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import type { BookingDesk } from '../chat/booking-desk.ts';
import { askedFor } from '../domain/chat/live-topics.ts';
import { calendarLink, contactLink, reply, type Reply } from '../domain/chat/reply.ts';
import { cannotLook } from './answer-stay.ts';

const servicesLink = { label: 'Add it at booking', href: '/booking' };

/** The services that a question is about, with what they cost now. */
export async function answerServices(desk: BookingDesk, question: string): Promise<Reply> {
  const offered = await desk.services();
  if (offered === undefined) return cannotLook();
  const meant = askedFor(question, offered);
  if (meant.length === 0)
    return reply('That is not among what we offer at the moment. Ask us, we may know somebody.', contactLink);
  if (meant.length === 1)
    return reply(
      meant.map((each) => `${each.name}: ${inDollars(each.price)}. ${each.description}`).join(''),
      servicesLink,
    );
  return reply(`You can add: ${list(meant)}.`, servicesLink);
}

export async function answerPackages(desk: BookingDesk, question: string): Promise<Reply> {
  const [packages, services] = await Promise.all([desk.packages(), desk.services()]);
  if (packages === undefined || services === undefined) return cannotLook();
  if (packages.length === 0) return reply('We have no packages at the moment.', servicesLink);
  const nameOf = new Map(services.map(({ id, name }) => [id, name]));
  const meant = askedFor(question, packages);
  const described = (meant.length > 0 ? meant : packages).map(
    ({ name, price, compareAtPrice, serviceIds }) => {
      const included = serviceIds.flatMap((id) => nameOf.get(id) ?? []).join(', ');
      const instead = compareAtPrice === null ? '' : ` instead of ${inDollars(compareAtPrice)}`;
      return `${name} for ${inDollars(price)}${instead}${included === '' ? '' : ` (${included})`}`;
    },
  );
  return reply(`Our packages: ${described.join('; ')}.`, {
    label: 'Choose one at booking',
    href: '/booking',
  });
}

export async function answerTax(desk: BookingDesk): Promise<Reply> {
  const rate = await desk.taxRate();
  if (rate === undefined) return cannotLook();
  const percent = Number((rate * 100).toFixed(2));
  return reply(
    `Tax is ${percent}%, on the discounted subtotal and the card fee. The calendar shows it for your dates.`,
    calendarLink,
  );
}

/** The fees of a stay, from a quote: they are the same for every stay. */
export async function answerFees(desk: BookingDesk, today: CalendarDate): Promise<Reply> {
  const quote = await desk.quote({ arrival: addDays(today, 1), departure: addDays(today, 2) });
  if (quote === undefined) return cannotLook();
  return reply(
    `The cleaning and incidental fee is ${inDollars(quote.cleaningFee)} for a whole stay; professional cleaning is included in it. Paying by card adds 2.5%.`,
    calendarLink,
  );
}

export async function answerRates(desk: BookingDesk): Promise<Reply> {
  const settings = await desk.prices();
  if (settings === undefined) return cannotLook();
  const price = (name: PricingName): string => {
    const setting = settings.find((each) => each.name === name);
    return setting === undefined ? 'a price on request' : inDollars(setting.price);
  };
  return reply(
    `A night costs ${price('weekday')} from Monday to Thursday, ${price('friday_sunday')} on Friday and Sunday, and ${price('saturday')} on Saturday; Valentine’s is more. Fees and tax come on top: name me dates and I tell you the total.`,
    calendarLink,
  );
}

function list(items: readonly { name: string; price: string }[]): string {
  return items.map(({ name, price }) => `${name} (${inDollars(price)})`).join(', ');
}
