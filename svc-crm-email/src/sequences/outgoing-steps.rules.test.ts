import { expect, test } from 'vitest';
import { dayMs, hourMs } from '@getaway/kernel/instant';
import { outgoingSteps, type WaitingStep } from './outgoing-steps.rules.ts';
import { expiryOf, usualNight } from './schedule.rules.ts';

/** 11 PM at the property. */
const now = new Date('2027-05-11T03:00:00Z');
const morning = '2027-05-11T12:00:00.000Z';
const ago = (ms: number): Date => new Date(now.getTime() - ms);
const step = (different: Partial<WaitingStep>): WaitingStep => {
  const { sendAt = ago(hourMs) } = different;
  return {
    messageKey: 'step:a:booking',
    sendAt,
    expiresAt: expiryOf(sendAt),
    stepNumber: 1,
    waitsForMorning: false,
    firstName: 'Maya',
    email: 'maya@example.com',
    checkInDate: null,
    checkOutDate: null,
    isHeldBack: false,
    ...different,
  };
};
const times = (...steps: readonly WaitingStep[]): string[] =>
  outgoingSteps(steps, now, 'America/New_York', usualNight).map(({ goesOutAt }) => goesOutAt.toISOString());

test('sends a due email now, or in the morning if it waits for it', () => {
  expect(times(step({}))).toEqual([now.toISOString()]);
  expect(times(step({ waitsForMorning: true }))).toEqual([morning]);
  const later = new Date(now.getTime() + 20 * dayMs + 13 * hourMs);
  expect(times(step({ sendAt: later, waitsForMorning: true }))).toEqual([later.toISOString()]);
});

test('never sends an email that would be a day late, or one that is paused', () => {
  expect(times(step({ sendAt: ago(20 * hourMs) }))).toEqual([now.toISOString()]);
  expect(times(step({ sendAt: ago(20 * hourMs), waitsForMorning: true }))).toEqual([]);
  expect(times(step({ isHeldBack: true }))).toEqual([]);
});

test('makes a step wait only for earlier due steps of the same stay', () => {
  const first = step({ sendAt: ago(2 * hourMs), waitsForMorning: true });
  const second = step({ messageKey: 'step:b:booking', stepNumber: 2 });
  expect(times(first, second)).toEqual([morning, morning]);
  expect(times(first, { ...second, messageKey: 'step:b:another' })).toEqual([morning, now.toISOString()]);
  expect(times({ ...first, sendAt: ago(0) }, second)).toEqual([morning, now.toISOString()]);
});
