import { describe, expect, it } from 'vitest';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { calendarDate } from '@getaway/kernel/calendar-date';
import {
  disputeAlerts,
  feedAlerts,
  latePaymentAlerts,
  unclaimedMoneyAlerts,
  unpaidLimitAlerts,
  unreadAlerts,
} from './alert.ts';

const feed: CalendarFeed = {
  id: 'f',
  name: 'Airbnb',
  url: 'https://example.com/a.ics',
  platform: 'airbnb',
  isActive: true,
  health: 'ok',
  isSyncing: false,
  lastChecked: null,
  lastSyncSuccess: null,
  syncErrors: null,
  nextCheck: null,
  stays: 3,
  suspiciousStays: 0,
  events: 3,
  unreadEvents: 0,
  oversizedEvents: 0,
  longClosures: [],
  createdAt: '2027-01-01T00:00:00.000Z',
  updatedAt: '2027-01-01T00:00:00.000Z',
};

describe('an alert', () => {
  it('is raised only by feeds that fail, miss stays or have unreadable events', () => {
    expect(
      feedAlerts([
        feed,
        { ...feed, health: 'inactive' },
        { ...feed, health: 'new' },
        { ...feed, health: 'failing', syncErrors: 'HTTP 500' },
        { ...feed, health: 'suspicious', suspiciousStays: 2 },
        { ...feed, unreadEvents: 1 },
        { ...feed, health: 'suspicious', oversizedEvents: 1 },
        { ...feed, health: 'suspicious', suspiciousStays: 1, oversizedEvents: 2 },
      ]),
    ).toMatchObject([
      {
        id: 'f',
        title: 'Airbnb has stopped syncing',
        detail: 'HTTP 500',
        link: { to: '/admin/calendar#feeds' },
      },
      {
        id: 'f',
        title: '2 stays are gone from Airbnb',
        detail: 'Their nights stay blocked until you confirm they’re gone',
      },
      { id: 'f', title: '1 of 3 events on Airbnb couldn’t be read' },
      {
        id: 'f',
        title: '1 event on Airbnb is longer than any possible stay',
        detail: 'All dates it covers are blocked',
      },
      { id: 'f', title: '1 stay is gone from Airbnb' },
      {
        id: 'f 2',
        title: '2 events on Airbnb are longer than any possible stay',
        detail: 'All dates they cover are blocked',
      },
    ]);
  });

  it('is raised by a disputed payment, with the time to answer', () => {
    const dispute = {
      id: 'du_1',
      bookingReference: 'ABCD2345',
      guestName: 'Maya Okafor',
      amount: '614.18',
      status: 'open' as const,
      respondBy: '2027-06-01T16:00:00.000Z',
    };
    const now = new Date('2027-05-30T16:00:00.000Z');
    const unknown = { ...dispute, id: 'du_2', bookingReference: null, guestName: null, respondBy: null };
    expect(disputeAlerts({ disputes: [dispute, { ...unknown, status: 'inquiry' }] }, now)).toMatchObject([
      {
        title: 'Maya Okafor disputes $614.18',
        detail: expect.stringMatching(/^ABCD2345 · answer by .+ · Answer in your card/) as string,
        link: { label: 'Show Booking' },
      },
      { title: 'A cardholder questions $614.18', link: { label: 'Show Ledger' } },
    ]);
    expect(disputeAlerts({ disputes: [dispute] }, new Date('2027-06-02T00:00:00Z'))[0]?.detail).toContain(
      'the time to answer is over',
    );
  });

  it('is raised by money whose booking is unknown', () => {
    const money = {
      id: 'e',
      namedReference: 'LOST1234',
      amount: '123.45',
      createdAt: '2027-05-30T16:00:00.000Z',
    };
    expect(unclaimedMoneyAlerts({ unclaimedMoney: [money] })).toMatchObject([
      { title: '$123.45 came without a booking', detail: expect.stringContaining('LOST1234') as string },
    ]);
  });

  it('is raised by an event that closes most of a year, and hides no unreadable events', () => {
    const closure = { from: calendarDate('2026-12-01'), to: calendarDate('2027-09-27'), nights: 300 };
    const closed: CalendarFeed = {
      ...feed,
      health: 'suspicious',
      oversizedEvents: 1,
      longClosures: [closure],
    };
    const advice = 'If that isn’t right, correct it on the platform';
    expect(
      feedAlerts([
        { ...closed, unreadEvents: 1 },
        { ...closed, oversizedEvents: 2, longClosures: [closure, closure] },
      ]),
    ).toMatchObject([
      { id: 'f', title: '1 of 3 events on Airbnb couldn’t be read' },
      {
        id: 'f 2',
        title: '1 event on Airbnb closes 300 nights',
        detail: `Dec 1, 2026 to Sep 27, 2027. ${advice}`,
      },
      {
        id: 'f',
        title: '2 events on Airbnb close most of a year each',
        detail: `Dec 1, 2026 to Sep 27, 2027, and 1 more. ${advice}`,
      },
    ]);
  });

  it('lists every network at its limit in one alert and confirmation links in another', () => {
    const reachedAt = '2027-01-01T17:00:00.000Z';
    const networks = Array.from({ length: 22 }, (_, n) => `203.0.113.${n}`);
    const limits = networks.map((network) => ({ id: `network ${network}`, network, reachedAt }));
    const overall = { id: 'overall', network: null, reachedAt };
    expect(unpaidLimitAlerts({ unpaidLimits: limits })).toMatchObject([
      { detail: `From ${networks.join(', ')}, Jan 1, 2027, 12:00 PM` },
    ]);
    expect(unpaidLimitAlerts({ unpaidLimits: [overall, ...limits.slice(0, 1)] })).toMatchObject([
      { detail: 'All unpaid reservations together. From 203.0.113.0, Jan 1, 2027, 12:00 PM' },
    ]);
    expect(unpaidLimitAlerts({ unpaidLimits: [{ ...overall, id: 'links' }] })).toMatchObject([
      { id: 'links', title: 'Too many reservations are waiting for email confirmation' },
    ]);
    expect(unpaidLimitAlerts({})).toEqual([]);
  });

  it('names the guest of an unread thread and links to it', () => {
    const thread = {
      ...{ id: 't1', guestId: null, guestName: 'Ada Lovelace', email: 'ada@example.com' },
      status: 'open',
      ...{ unreadCount: 1, messageCount: 4 },
      lastMessage: { from: 'guest', kind: 'stay', text: 'Hello', sentAt: '2027-01-01T17:00:00.000Z' },
      booking: null,
    } as const;
    const checkInDate = calendarDate('2027-01-05');
    const booking = {
      ...{ id: 'b1', bookingReference: 'ABCDEFGH' },
      status: 'confirmed',
      ...{ checkInDate, checkOutDate: checkInDate },
    } as const;
    expect(unreadAlerts([thread, { ...thread, id: 't2', unreadCount: 3, booking }])).toEqual([
      {
        id: 't1',
        title: 'Ada Lovelace sent a message',
        detail: 'Jan 1, 2027, 12:00 PM',
        link: { to: '/admin/inbox?thread=t1', label: 'Read' },
      },
      {
        id: 't2',
        title: 'Ada Lovelace sent 3 messages',
        detail: 'ABCDEFGH, Jan 1, 2027, 12:00 PM',
        link: { to: '/admin/inbox?thread=t2', label: 'Read' },
      },
    ]);
  });

  it('says whether a late payment was refunded', () => {
    const late = {
      id: 'r',
      bookingReference: 'ABCDEFGH',
      guestName: 'Ada Lovelace',
      amount: '250.00',
      createdAt: '2027-01-01T17:00:00.000Z',
      refundedAt: null,
      refusedAt: null,
    };
    const details = (refundedAt: string | null, refusedAt: string | null = null) =>
      latePaymentAlerts({ latePayments: [{ ...late, refundedAt, refusedAt }] }).map(({ detail }) => detail);
    expect(details(null)).toEqual(['ABCDEFGH, Jan 1, 2027, 12:00 PM · $250.00 is being refunded']);
    expect(details(late.createdAt)[0]).toContain('$250.00 refunded');
    const titles = (['hold-ended', 'nights-taken', 'other-amount', undefined] as const).map(
      (cause) => latePaymentAlerts({ latePayments: [{ ...late, ...(cause ? { cause } : {}) }] })[0]?.title,
    );
    expect(titles).toEqual([
      'Ada Lovelace paid after their hold ended',
      'Ada Lovelace paid for dates that another guest booked first',
      'Ada Lovelace paid an amount that doesn’t match the total',
      'Ada Lovelace paid after their hold ended',
    ]);
    for (const refundedAt of [null, late.createdAt])
      expect(details(refundedAt, late.createdAt)[0]).toContain('$250.00 not refunded');
  });
});
