import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, dateInZone, monthAndDay } from '@getaway/kernel/calendar-date';
import { hourMs } from '@getaway/kernel/instant';
import { cents } from '@getaway/kernel/money';
import { usualMoneyRules } from '@getaway/kernel/money-rules';
import {
  cancellationNoticeHours,
  refundByPolicy,
  type CancellationTerms,
} from './cancellation-policy.rules.ts';

const zone = 'America/New_York';
const terms = (different: Partial<CancellationTerms> = {}): CancellationTerms => ({
  checkInDate: calendarDate('2027-06-09'),
  checkInTime: '16:00',
  cancellationNoticeHours: 48,
  paid: cents(60_000),
  refunded: cents(0),
  ...different,
});
const at = (instant: string) => new Date(instant);

describe('the cancellation policy', () => {
  it.each([
    ['2027-02-10', '2027-02-13', 48],
    ['2027-02-12', '2027-02-14', 168],
    ['2027-02-15', '2027-02-16', 168],
    ['2027-02-16', '2027-02-18', 48],
    ['2027-01-20', '2027-03-01', 168],
  ])('requires a stay from %s to %s to be canceled %i hours before', (checkIn, checkOut, hours) => {
    const stay = { checkIn: calendarDate(checkIn), checkOut: calendarDate(checkOut) };
    expect(cancellationNoticeHours(stay, usualMoneyRules)).toBe(hours);
  });

  it.each([
    ['2027-06-07T19:59:59.999Z', 'in-time', 60_000],
    ['2027-06-07T20:00:00Z', 'too-late', 0],
    ['2027-06-09T03:59:59Z', 'too-late', 0],
    ['2027-06-09T04:00:00Z', 'day-of-arrival', 0],
    ['2027-07-01T00:00:00Z', 'day-of-arrival', 0],
  ] as const)('for a cancellation at %s the outcome is %s', (cancelledAt, reason, refundable) => {
    expect(refundByPolicy(terms(), at(cancelledAt), zone)).toEqual({
      reason,
      refundable,
      deadline: at('2027-06-07T20:00:00Z'),
    });
  });

  it('goes by the check-in time that was accepted, not by one that its guest has chosen since', () => {
    const later = terms({ checkInTime: '22:00', refundCheckInTime: '16:00' });
    expect(refundByPolicy(later, at('2027-06-07T20:00:00Z'), zone).reason).toBe('too-late');
    expect(refundByPolicy(later, at('2027-06-07T19:59:59Z'), zone).reason).toBe('in-time');
  });

  it('refunds nothing on the check-in day, even without a notice period', () => {
    const none = terms({ cancellationNoticeHours: 0 });
    expect(refundByPolicy(none, at('2027-06-09T12:00:00Z'), zone).reason).toBe('day-of-arrival');
  });

  it('counts hours, not days, across a change of clocks', () => {
    // Clocks go forward on March 14, 2027: 48 hours before Monday 16:00 EDT is Saturday 15:00 EST.
    const { deadline } = refundByPolicy(
      terms({ checkInDate: calendarDate('2027-03-15') }),
      at('2027-03-01T00:00:00Z'),
      zone,
    );
    expect(deadline).toEqual(at('2027-03-13T20:00:00Z'));
  });

  const stays = fc
    .tuple(fc.integer({ min: 0, max: 1_500 }), fc.integer({ min: 1, max: 60 }))
    .map(([start, nights]) => {
      const checkIn = addDays(calendarDate('2026-01-01'), start);
      return { checkIn, checkOut: addDays(checkIn, nights) };
    });

  const notices = fc
    .tuple(fc.integer({ min: 24, max: 720 }), fc.integer({ min: 0, max: 696 }))
    .map(([refundNoticeHours, more]) => ({
      refundNoticeHours,
      specialNoticeHours: Math.min(refundNoticeHours + more, 720),
    }));

  it('requires the special notice exactly when one of the nights is Feb 13, 14 or 15', () => {
    fc.assert(
      fc.property(stays, notices, (stay, money) => {
        let special = false;
        for (let night = stay.checkIn; night < stay.checkOut; night = addDays(night, 1)) {
          special ||= /^02-1[345]$/.test(monthAndDay(night));
        }
        expect(cancellationNoticeHours(stay, money)).toBe(
          special ? money.specialNoticeHours : money.refundNoticeHours,
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('never refunds more than is left, never refunds less for an earlier cancellation, and refunds nothing from check-in day on', () => {
    const money = fc
      .tuple(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: 500_000 }))
      .map(([paid, refunded]) => ({ paid: cents(paid), refunded: cents(refunded) }));
    const hours = fc.integer({ min: -24 * 30, max: 24 * 10 });
    fc.assert(
      fc.property(
        stays,
        money,
        hours,
        fc.integer({ min: 0, max: 500 }),
        (stay, { paid, refunded }, offset, earlier) => {
          const booking = terms({
            checkInDate: stay.checkIn,
            cancellationNoticeHours: cancellationNoticeHours(stay, usualMoneyRules),
            paid,
            refunded,
          });
          const when = new Date(Date.parse(`${stay.checkIn}T20:00:00Z`) + offset * hourMs);
          const refund = refundByPolicy(booking, when, zone);
          const before = refundByPolicy(booking, new Date(when.getTime() - earlier * hourMs), zone);
          const left = Math.max(0, paid - refunded);
          expect(refund.refundable === 0 || refund.refundable === left).toBe(true);
          expect(before.refundable).toBeGreaterThanOrEqual(refund.refundable);
          if (dateInZone(when, zone) >= stay.checkIn) expect(refund.refundable).toBe(0);
          const noticeMs = booking.cancellationNoticeHours * hourMs;
          const inTime = refund.deadline.getTime() > when.getTime();
          if (inTime) expect(refund.refundable).toBe(left);
          expect(
            Date.parse(`${stay.checkIn}T20:00:00Z`) + hourMs - refund.deadline.getTime(),
          ).toBeGreaterThanOrEqual(noticeMs);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
