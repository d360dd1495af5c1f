import { describe, expect, it } from 'vitest';
import { usualMoneyRules, type MoneyRules } from '@getaway/kernel/money-rules';
import { bundledProperty } from '@getaway/property';
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

describe('the assistant of a house with rules of its own', () => {
  it('says until when a stay can be canceled', () => {
    const ask = (money: Partial<MoneyRules>) => answer('What is the cancellation policy?', money);
    expect(ask({ refundNoticeHours: 72, specialNoticeHours: 336 })).toContain(
      'Cancel at least 72 hours before check-in for a full refund, or 14 days before for holidays',
    );
    expect(ask({ refundNoticeHours: 240, specialNoticeHours: 240 })).toContain(
      'Cancel at least 10 days before check-in for a full refund, also for holidays',
    );
  });

  it('says how long dates are held without a card', () => {
    expect(answer('Can you hold the dates for me?', { paymentHours: 96 })).toContain('for up to 4 days');
    expect(answer('Do you take Venmo?', { paymentHours: 1 })).toContain('for up to 1 hour;');
  });

  it('says the card fee to the hundredth, and nothing of one that there is not', () => {
    expect(answer('Do you accept credit cards?', { cardFeePercent: 3.25 })).toContain(
      'with a 3.25% card fee.',
    );
    const without = answer('Do you accept credit cards?', { cardFeePercent: 0 });
    expect(without).toContain('You can pay by card. You can also pay with Venmo or Cash App.');
    expect(without).not.toMatch(/fee|%/);
  });

  it('says what the code of the newsletter takes off', () => {
    expect(answer('Is there a discount?', { newsletterOffer: 120 })).toContain(
      'a personal code for $120 off',
    );
  });
});
