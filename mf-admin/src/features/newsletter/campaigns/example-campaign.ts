import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';

/** A draft, for tests. */
export const exampleCampaign: Campaign = {
  id: 'c1',
  name: 'Spring',
  subject: 'Spring is here',
  previewText: '',
  body: 'Hello {{ guest.firstName }}',
  segment: 'everyone',
  subscribedSince: null,
  pacePerHour: 500,
  isOnWeb: false,
  webAddress: 'http://localhost:8080/mail/campaigns/c1',
  status: 'draft',
  scheduledAt: null,
  startsAt: null,
  startedAt: null,
  finishedAt: null,
  updatedAt: '2027-03-10T12:00:00.000Z',
  progress: { recipients: 0, sent: 0, failed: 0, leftOut: 0, waiting: 0 },
};
