import type { PricingName } from '@getaway/contracts/http/pricing';
import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import { inDollars } from '@getaway/kernel/money';
import type { MoneyRules } from '@getaway/kernel/money-rules';
import type { BookingDesk } from './booking-desk.ts';
import type { HouseFacts } from './facts.rules.ts';
import { calendarLink, reply, type Reply } from './reply.rules.ts';
import { cannotLook } from './answer-stay.ts';

export async function answerTax(desk: BookingDesk, { cardFeePercent }: MoneyRules): Promise<Reply> {
  const rate = await desk.taxRate();
  if (rate === undefined) return cannotLook();
  if (rate === 0)
    return reply('There’s no tax on your stay. Choose your dates to see the exact amount.', calendarLink);
  const percent = Number((rate * 100).toFixed(2));
  return reply(
    `Tax is ${percent}% of the subtotal after discounts${cardFeePercent > 0 ? ', including the card fee' : ''}. Choose your dates to see the exact amount.`,
    calendarLink,
  );
}

/** The fees of a stay, from a quote: they are the same for every stay. */
export async function answerFees(
  desk: BookingDesk,
  { cleaning, money: { cardFeePercent } }: Pick<HouseFacts, 'cleaning' | 'money'>,
  today: CalendarDate,
): Promise<Reply> {
  const quote = await desk.quote({ checkIn: addDays(today, 1), checkOut: addDays(today, 2) });
  if (quote === undefined) return cannotLook();
  const fee =
    Number(quote.cleaningFee) > 0
      ? `The cleaning and incidental fee is ${inDollars(quote.cleaningFee)} per stay and includes ${cleaning}.`
      : `There is no cleaning fee: ${cleaning} is included in the price.`;
  return reply(`${fee}${cardFeePercent > 0 ? ` Paying by card adds ${cardFeePercent}%.` : ''}`, calendarLink);
}

export async function answerRates(
  desk: BookingDesk,
  { cleaningFee, cardFeePercent }: MoneyRules,
): Promise<Reply> {
  const [settings, taxRate] = await Promise.all([desk.prices(), desk.taxRate()]);
  if (settings === undefined) return cannotLook();
  const price = (name: PricingName): string => {
    const setting = settings.find((each) => each.name === name);
    return setting === undefined ? 'priced on request' : inDollars(setting.price);
  };
  const extra = extraWords({ hasFees: cleaningFee > 0 || cardFeePercent > 0, hasTax: taxRate !== 0 });
  const surcharge = (name: PricingName): number =>
    Number(settings.find((each) => each.name === name)?.price ?? 0);
  const isMoreOnValentines =
    surcharge('valentine_surcharge') > 0 || surcharge('valentine_adjacent_surcharge') > 0;
  const valentines = isMoreOnValentines ? 'Valentine’s costs more. ' : '';
  return reply(
    `A night costs ${price('weekday')} Monday through Thursday, ${price('friday_sunday')} on Fridays and Sundays, and ${price('saturday')} on Saturdays. ${valentines}${extra}Give me your dates and I'll work out the total.`,
    calendarLink,
  );
}

function extraWords({ hasFees, hasTax }: { hasFees: boolean; hasTax: boolean }): string {
  if (hasFees) return hasTax ? 'Fees and tax are extra. ' : 'Fees are extra. ';
  return hasTax ? 'Tax is extra. ' : '';
}
