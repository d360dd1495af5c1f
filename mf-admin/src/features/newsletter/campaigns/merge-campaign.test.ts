import { expect, test } from 'vitest';
import { campaignValues } from './campaign-values.ts';
import { exampleCampaign } from './example-campaign.ts';
import { mergeCampaign } from './merge-campaign.ts';

test('keeps what was typed, takes the rest, and names what both changed', () => {
  const typed = { ...campaignValues(exampleCampaign), body: 'Mine', pacePerHour: 100, isOnWeb: true };
  const newest = {
    ...exampleCampaign,
    name: 'Theirs',
    body: 'Their text',
    segment: 'stayed',
    pacePerHour: 100,
  } as const;
  const { values, taken, conflicts } = mergeCampaign(exampleCampaign, typed, newest);
  expect(values).toEqual({
    ...campaignValues(newest),
    body: 'Mine',
    isOnWeb: true,
  });
  expect(taken).toEqual(['Name', 'Who gets it']);
  expect(conflicts).toEqual([{ label: 'Text', theirs: 'Their text' }]);
});

test('shows what the other one chose as words', () => {
  const typed = { ...campaignValues(exampleCampaign), segment: 'stayed', previewText: 'Mine' } as const;
  const opened = { ...exampleCampaign, previewText: 'Before' };
  const newest = { ...exampleCampaign, segment: 'never-stayed', previewText: '' } as const;
  expect(mergeCampaign(opened, typed, newest).conflicts).toEqual([
    { label: 'Preview text', theirs: 'Empty' },
    { label: 'Who gets it', theirs: 'Subscribers who have never stayed' },
  ]);
});

test('a line break at the end, which is not stored, is nothing that somebody else changed', () => {
  const typed = { ...campaignValues(exampleCampaign), body: 'Mine\n', previewText: ' Mine' };
  const newest = { ...exampleCampaign, body: 'Mine', previewText: 'Mine' };
  expect(mergeCampaign(exampleCampaign, typed, newest)).toMatchObject({ taken: [], conflicts: [] });
});
