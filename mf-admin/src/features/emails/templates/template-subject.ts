import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';

/** A template as a step of its sequence. */
export type SequenceStep = EmailSequence['templates'][number];

/** What the editor is opened for. */
export type TemplateSubject =
  | { readonly kind: 'new'; readonly sequence?: EmailSequence }
  | { readonly kind: 'kept'; readonly template: EmailTemplate }
  | { readonly kind: 'step'; readonly step: SequenceStep; readonly sequenceId: string };
