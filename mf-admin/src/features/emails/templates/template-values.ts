import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { Delay } from '../sequence-words.ts';
import type { TemplateSubject } from './template-subject.ts';

/** A template as the form has it; the last four are its place in a sequence. */
export interface TemplateValues {
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
  isActive: boolean;
  sequenceId: string | null;
  stepNumber: number | null;
  delayValue: number | null;
  delayUnit: Delay['delayUnit'] | null;
}

/** The fields that make the mail. */
export const writtenFields = ['subject', 'htmlContent', 'textContent'] as const;
export type WrittenField = (typeof writtenFields)[number];

const noPlace = { sequenceId: null, stepNumber: null, delayValue: null, delayUnit: null };

export function templateValues(subject: TemplateSubject): TemplateValues {
  switch (subject.kind) {
    case 'new': {
      const { sequence } = subject;
      const place = sequence ? { sequenceId: sequence.id, ...lastPlaceOf(sequence) } : noPlace;
      return { name: '', subject: '', htmlContent: '', textContent: '', isActive: true, ...place };
    }
    case 'kept':
      return { ...written(subject.template), ...noPlace };
    case 'step': {
      const { stepNumber, delayValue, delayUnit } = subject.step;
      return { ...written(subject.step), sequenceId: null, stepNumber, delayValue, delayUnit };
    }
    default:
      return subject satisfies never;
  }
}

/** The place after the last step, immediately. */
export function lastPlaceOf(
  sequence: EmailSequence,
): Pick<TemplateValues, 'stepNumber' | 'delayValue' | 'delayUnit'> {
  const last = Math.max(0, ...sequence.templates.map(({ stepNumber }) => stepNumber));
  return { stepNumber: last + 1, delayValue: 0, delayUnit: 'days' };
}

type Written = Omit<TemplateValues, keyof typeof noPlace>;

function written(template: Omit<Written, 'textContent'> & { textContent: string | null }): Written {
  const { name, subject, htmlContent, textContent, isActive } = template;
  return { name, subject, htmlContent, textContent: textContent ?? '', isActive };
}
