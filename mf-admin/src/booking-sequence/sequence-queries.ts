import { listEmailSends } from '@getaway/contracts/http/email-sends';
import {
  listEmailSequences,
  sequenceAnalytics,
  sequencesAnalytics,
  sequenceTimeline,
} from '@getaway/contracts/http/email-sequences';
import { listEmailTemplates } from '@getaway/contracts/http/email-templates';

/** Every read that shows something of sequences, their steps or their templates. */
export const sequenceQueries = [
  listEmailSequences,
  listEmailTemplates,
  sequencesAnalytics,
  sequenceAnalytics,
  sequenceTimeline,
  listEmailSends,
] as const;
