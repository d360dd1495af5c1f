import { stayLinkRequested } from '@getaway/contracts/events/stay';
import { singleEventConsumer } from '../single-event-consumer.ts';
import { emailStayLink } from './email-stay-link.ts';

/** Emails guests the link of their stay when they ask for it. */
export const stayLinksConsumer = singleEventConsumer(
  'svc-crm-email-stay-links',
  stayLinkRequested,
  emailStayLink,
);
