import { expect, test } from 'vitest';
import { durationWords, people, progressWords } from './campaign-words.ts';
import { exampleCampaign } from './example-campaign.ts';

test('says how long sending takes at a pace', () => {
  expect(durationWords(5, 500)).toBe('about a minute');
  expect(durationWords(500, 500)).toBe('about 60 minutes');
  expect(durationWords(20_000, 500)).toBe('about 40 hours');
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
