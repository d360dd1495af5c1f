import { describe, expect, it } from 'vitest';
import type { Quote } from '@getaway/contracts/http/quote';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { usualMoneyRules, type MoneyRules } from '@getaway/kernel/money-rules';
import { bundledProperty } from '@getaway/property';
import { exampleStay } from '@getaway/testing/example-stay';
import { answerQuestion } from './answer-question.ts';
import type { BookingDesk } from './booking-desk.ts';
import { houseFacts } from './house-facts.ts';
import { topics } from './topics/all.rules.ts';
import { helpTopics } from './topics/help.rules.ts';
import { topicIn } from './topic.rules.ts';

/** What the assistant of a house with other rules of money says. */
function answer(question: string, money: Partial<MoneyRules>): string {
  const facts = { ...houseFacts(bundledProperty), money: { ...usualMoneyRules, ...money } };
  const topic = topicIn(question, [...helpTopics, ...topics]);
  if (typeof topic?.answer !== 'function') throw new Error(`no answer to ${question}`);
  return topic.answer(facts, question).response;
}

/** svc-booking, with this price for every stay. */
function deskWith(quote: Quote, surcharge = '200.00'): BookingDesk {
  return {
    isFree: async () => true,
    quote: async () => quote,
    unavailableNights: async () => [],
    services: async () => [],
    packages: async () => [],
    prices: async () => [{ id: '1', name: 'valentine_surcharge', description: '', price: surcharge }],
    taxRate: async () => quote.taxRate,
  };
}

describe('the assistant of a house with rules of its own', () => {
  it('says until when a stay can be canceled', () => {
    const ask = (money: Partial<MoneyRules>) => answer('What is the cancellation policy?', money);
    expect(ask({ refundNoticeHours: 72, specialNoticeHours: 336 })).toContain(
      'Cancel at least 72 hours before check-in for a full refund, or 14 days before for Valentine’s Day',
    );
    expect(ask({ refundNoticeHours: 240, specialNoticeHours: 240 })).toContain(
      'Cancel at least 10 days before check-in for a full refund. Later cancellations, including on the day of arrival, are charged in full.',
    );
  });

  it('says how long dates are held without a card', () => {
    expect(answer('Can you hold the dates for me?', { paymentHours: 96 })).toContain('for up to 4 days');
    expect(answer('Do you take Venmo?', { paymentHours: 1 })).toContain('for up to 1 hour;');
  });

  it.each([
    ['do u take cash app', ['Venmo'], "We don't take Cash App. You can pay by card"],
    ['Do you take Zelle or PayPal?', ['Venmo'], "We don't take Zelle or PayPal. You can pay by card"],
    ['Can I pay in cash?', ['Cash App'], "We don't take cash. You can pay by card"],
    ['Can I pay with Bitcoin?', [], "We don't take cryptocurrency. You can pay by card"],
    ['Do you take Cash App?', ['Venmo', 'Cash App'], 'You can pay by card'],
    ['Do you take Apple Pay?', [], 'You can pay by card'],
  ])('answers %s of a house that takes %j', (question, otherPayments, start) => {
    const facts = { ...houseFacts(bundledProperty), otherPayments };
    const topic = topicIn(question, [...helpTopics, ...topics]);
    if (typeof topic?.answer !== 'function') throw new Error('no answer');
    expect(topic.answer(facts, question).response).toMatch(new RegExp(`^${start}`));
  });

  it('says the card fee to the hundredth, and nothing of one that there is not', () => {
    expect(answer('Do you accept credit cards?', { cardFeePercent: 3.25 })).toContain(
      'with a 3.25% card fee.',
    );
    const without = answer('Do you accept credit cards?', { cardFeePercent: 0 });
    expect(without).toContain('You can pay by card. You can also pay with Venmo or Cash App.');
    expect(without).not.toMatch(/fee|%/);
  });

  it('says what the cleaning is included in', () => {
    const ask = (cleaningFee: number) => answer('Is housekeeping included?', { cleaningFee });
    expect(ask(85)).toContain('professional cleaning is included in the cleaning fee.');
    expect(ask(0)).toContain('professional cleaning is included in the price.');
  });

  it('calls the cleaning what the host calls it', async () => {
    const facts = { ...houseFacts(bundledProperty), cleaning: 'final cleaning' };
    const ask = async (question: string) =>
      (
        await answerQuestion(
          { desk: deskWith(exampleStay.quote), facts },
          question,
          calendarDate('2027-01-04'),
        )
      ).response;
    expect(await ask('How much is the cleaning fee?')).toContain('per stay and includes final cleaning.');
    expect(await ask('Is cleaning included?')).toContain('final cleaning is included in the');
    expect(await ask('Is cleaning included?')).not.toMatch(/professional/i);
  });

  it('says that Valentine’s costs more where it does', async () => {
    const ask = async (surcharge: string) => {
      const desk = deskWith(exampleStay.quote, surcharge);
      const facts = houseFacts(bundledProperty);
      const reply = await answerQuestion({ desk, facts }, 'How much is a night?', calendarDate('2027-01-04'));
      return reply.response;
    };
    expect(await ask('200.00')).toContain('Valentine’s costs more.');
    expect(await ask('0.00')).not.toContain('Valentine');
  });

  it('says what a stay costs without the fees that there are not', async () => {
    const ask = async (question: string, money: Partial<MoneyRules>, quoted: Partial<Quote>) => {
      const facts = { ...houseFacts(bundledProperty), money: { ...usualMoneyRules, ...money } };
      const desk = deskWith({ ...exampleStay.quote, ...quoted });
      return (await answerQuestion({ desk, facts }, question, calendarDate('2027-01-04'))).response;
    };
    const [taken, none] = [
      [{ cleaningFee: 85 }, { cleaningFee: '85.00', cardFee: '15.88' }],
      [
        { cleaningFee: 0, cardFeePercent: 0 },
        { cleaningFee: '0.00', cardFee: '0.00' },
      ],
    ] as const;
    expect(await ask('How much is the cleaning fee?', ...taken)).toBe(
      'The cleaning and incidental fee is $85.00 per stay and includes professional cleaning. Paying by card adds 2.5%.',
    );
    expect(await ask('How much is the cleaning fee?', ...none)).toBe(
      'There is no cleaning fee: professional cleaning is included in the price.',
    );
    expect(await ask('What does March 5 to March 7 cost?', ...taken)).toContain(
      'With the cleaning fee of $85.00, the card fee of $15.88 and tax of $45.50, the total is',
    );
    expect(await ask('What does March 5 to March 7 cost?', ...none)).toContain(
      'With tax of $45.50, the total is',
    );
    expect(await ask('How much is a night?', ...taken)).toContain('Fees and tax are extra.');
    expect(await ask('How much is a night?', ...none)).toContain('Tax is extra.');
    const untaxed = { taxRate: 0, tax: '0.00' };
    const taxFree = [
      [taken[0], { ...taken[1], ...untaxed }],
      [none[0], { ...none[1], ...untaxed }],
    ] as const;
    expect(await ask('What does March 5 to March 7 cost?', ...taxFree[0])).toContain(
      'With the cleaning fee of $85.00 and the card fee of $15.88, the total is',
    );
    expect(await ask('What does March 5 to March 7 cost?', ...taxFree[1])).toContain(
      '2 nights cost $550.00. The total is $',
    );
    expect(await ask('How much is a night?', ...taxFree[0])).toContain('costs more. Fees are extra. Give');
    expect(await ask('How much is a night?', ...taxFree[1])).toContain('costs more. Give me');
    expect(await ask('Is there a tax?', ...taxFree[1])).toBe(
      'There’s no tax on your stay. Choose your dates to see the exact amount.',
    );
  });

  it('offers no code if the house hides the weekday page', () => {
    const facts = { ...houseFacts(bundledProperty), hasWeekdayPage: false };
    const topic = topicIn('Is there a discount?', [...helpTopics, ...topics]);
    if (typeof topic?.answer !== 'function') throw new Error('no answer');
    const { response, links } = topic.answer(facts, 'Is there a discount?');
    expect(response).toContain('There are no discounts right now.');
    expect(JSON.stringify(links ?? [])).not.toContain('childcare');
  });

  it('says what the code of the newsletter takes off', () => {
    expect(answer('Is there a discount?', { newsletterOffer: 120 })).toContain(
      'a personal code for $120 off',
    );
  });
});
