import { expect, test } from 'vitest';
import {
  cancelWords,
  durationWords,
  people,
  progressWords as progressAt,
  waitsForMorning,
  withVariableWords,
} from './campaign-words.ts';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { exampleCampaign } from './example-campaign.ts';

/** 10 PM at the house, on the evening before. */
const evening = new Date('2027-03-11T03:00:00.000Z');
const morning = '2027-03-11T13:00:00.000Z';
const progressWords = (campaign: Campaign, nightEnd?: string, now = evening): string =>
  progressAt(campaign, nightEnd, now);

test('says how long sending takes at a pace', () => {
  expect(durationWords(5, 500)).toBe('about a minute');
  expect(durationWords(500, 500)).toBe('about 60 minutes');
  expect(durationWords(20_000, 500)).toBe('about 40 hours');
});

test('says variables as people do, and leaves what is none', () => {
  expect(withVariableWords('A quiet week, {{ guest.firstName }}, at {{property.name}}')).toBe(
    'A quiet week, [First name], at [Name of the house]',
  );
  expect(withVariableWords('{{ guest.name }} {{ }} {{constructor}}')).toBe(
    '{{ guest.name }} {{ }} {{constructor}}',
  );
});

test('counts people', () => {
  expect([people(1), people(0), people(1_234)]).toEqual(['1 person', '0 people', '1,234 people']);
});

test('says how far a campaign is', () => {
  const progress = { recipients: 1_200, sent: 300, failed: 2, leftOut: 0, waiting: 898 };
  expect(progressWords({ ...exampleCampaign, status: 'sending', progress })).toBe(
    '300 of 1,200 sent, 2 failed',
  );
  expect(
    progressWords({ ...exampleCampaign, status: 'scheduled', scheduledAt: '2027-03-11T14:30:00.000Z' }),
  ).toBe('Starts Mar 11, 2027, 9:30 AM');
  expect(progressWords({ ...exampleCampaign, scheduledAt: '2027-03-11T14:30:00.000Z' })).toBe(
    'Not sent: no one would have got it at its time, Mar 11, 2027, 9:30 AM',
  );
});

test('says of a canceled campaign whether anyone got it', () => {
  const canceled: Campaign = { ...exampleCampaign, status: 'canceled' };
  expect(progressWords(canceled)).toBe('Canceled before it was sent');
  const none = { recipients: 3, sent: 0, failed: 0, leftOut: 3, waiting: 0 };
  expect(progressWords({ ...canceled, progress: none })).toBe('Canceled before it was sent');
  expect(progressWords({ ...canceled, progress: { ...none, sent: 1, leftOut: 2 } })).toBe(
    '1 of 3 sent before it was canceled',
  );
});

test('says who will get no email when a campaign is canceled', () => {
  const progress = { recipients: 3, sent: 1, failed: 0, leftOut: 0, waiting: 2 };
  const sending: Campaign = { ...exampleCampaign, status: 'sending', progress };
  expect(cancelWords({ ...exampleCampaign, status: 'scheduled' })).toBe('Nobody will get it.');
  expect(cancelWords(sending)).toBe('1 person already got it. 2 people won’t get it.');
  expect(cancelWords({ ...sending, progress: { ...progress, leftOut: 2, waiting: 0 } })).toBe(
    '1 person already got it. Nobody else will get it.',
  );
});

test('says at night when a campaign starts or continues', () => {
  const waiting = { recipients: 5, sent: 0, failed: 0, leftOut: 0, waiting: 5 };
  const sending: Campaign = { ...exampleCampaign, status: 'sending', progress: waiting };
  expect(progressWords(sending, morning)).toBe('Starts tomorrow at 8:00 AM');
  expect(progressWords(sending, morning, new Date('2027-03-11T09:00:00.000Z'))).toBe(
    'Starts today at 8:00 AM',
  );
  const begun: Campaign = { ...sending, progress: { ...waiting, sent: 2, waiting: 3 } };
  expect(progressWords(begun, morning)).toBe('2 of 5 sent. Continues tomorrow at 8:00 AM');
  expect(progressWords({ ...begun, status: 'paused' }, morning)).toBe('2 of 5 sent');
  const chosen = { scheduledAt: '2027-03-11T04:00:00.000Z', startsAt: morning };
  expect(progressWords({ ...exampleCampaign, status: 'scheduled', ...chosen }, morning)).toBe(
    'Scheduled for Mar 10, 2027, 11:00 PM; starts sending Mar 11, 2027, 8:00 AM',
  );
  expect(progressWords({ ...exampleCampaign, status: 'scheduled', ...chosen })).toContain('; starts sending');
  const scheduled: Campaign = { ...exampleCampaign, status: 'scheduled', scheduledAt: evening.toISOString() };
  expect(progressWords(scheduled, morning)).toBe('Starts tomorrow at 8:00 AM');
  expect(waitsForMorning({ ...scheduled, scheduledAt: '2027-03-12T14:00:00.000Z' }, morning)).toBe(false);
});
