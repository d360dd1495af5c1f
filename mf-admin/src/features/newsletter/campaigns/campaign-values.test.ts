import { expect, it } from 'vitest';
import * as v from 'valibot';
import { createCampaign } from '@getaway/contracts/http/newsletter-campaigns';
import { copyOfCampaign } from './campaign-values.ts';
import { exampleCampaign } from './example-campaign.ts';

it('copies the texts and choices of a campaign into a new draft with a name of its own', () => {
  const since = { segment: 'subscribed-since', subscribedSince: '2027-01-01' } as const;
  const copy = copyOfCampaign({ ...exampleCampaign, ...since, status: 'sent', previewText: 'Soon' });
  expect(copy).toEqual({
    name: 'Spring (Copy)',
    subject: 'Spring is here',
    previewText: 'Soon',
    body: 'Hello {{ guest.firstName }}',
    pacePerHour: 500,
    isOnWeb: false,
    ...since,
  });
});

it('shortens the name of a copy to what a campaign may have', () => {
  const { name } = v.parse(
    createCampaign.body,
    copyOfCampaign({ ...exampleCampaign, name: 'a'.repeat(100) }),
  );
  expect(name).toBe(`${'a'.repeat(93)} (Copy)`);
});
