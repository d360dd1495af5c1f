import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { delayAfter, type Delay } from '../sequence-words.ts';
import type { SequenceStep, TemplateSubject } from './template-subject.ts';

/** A template as the form has it; the last four are its place in a sequence, the overrides what it says there alone. */
export interface TemplateValues {
  name: string;
  subject: string;
  htmlContent: string;
  textContent: string;
  isActive: boolean;
  overrideSubject: string;
  overrideHtmlContent: string;
  overrideTextContent: string;
  sequenceId: string | null;
  stepNumber: number | null;
  delayValue: number | null;
  delayUnit: Delay['delayUnit'] | null;
}

/** The fields that make the email. */
export const writtenFields = ['subject', 'htmlContent', 'textContent'] as const;
export type WrittenField = (typeof writtenFields)[number];

export const overrideFields = ['overrideSubject', 'overrideHtmlContent', 'overrideTextContent'] as const;

const noOverrides = { overrideSubject: '', overrideHtmlContent: '', overrideTextContent: '' };
const noPlace = { ...noOverrides, sequenceId: null, stepNumber: null, delayValue: null, delayUnit: null };

export function templateValues(subject: TemplateSubject): TemplateValues {
  switch (subject.kind) {
    case 'new': {
      const { sequence } = subject;
      const place = sequence ? { sequenceId: sequence.id, ...lastPlaceOf(sequence) } : noPlace;
      return {
        name: '',
        subject: '',
        htmlContent: '',
        textContent: '',
        isActive: true,
        ...noOverrides,
        ...place,
      };
    }
    case 'kept':
      return { ...written(subject.template), ...noPlace };
    case 'step': {
      const { stepNumber, delayValue, delayUnit } = subject.step;
      const place = { sequenceId: null, stepNumber, delayValue, delayUnit };
      return { ...written(subject.step), ...overridesOf(subject.step), ...place };
    }
    default:
      return subject satisfies never;
  }
}

/** What is saved in the template itself. */
export function contentOf({ name, subject, htmlContent, textContent, isActive }: TemplateValues) {
  return { name, subject, htmlContent, textContent, isActive };
}

/** What a step says otherwise than its template; empty where it says the same. */
export function overridesOf(step: SequenceStep): typeof noOverrides {
  return {
    overrideSubject: step.overrideSubject ?? '',
    overrideHtmlContent: step.overrideHtmlContent ?? '',
    overrideTextContent: step.overrideTextContent ?? '',
  };
}

/** The email that a form makes, and which of its fields each part is taken from. */
export function emailOf(values: Partial<TemplateValues>): {
  texts: Record<WrittenField, string>;
  from: Record<WrittenField, keyof TemplateValues>;
} {
  const { subject = '', htmlContent = '', textContent = '' } = values;
  const { overrideSubject, overrideHtmlContent, overrideTextContent } = values;
  return {
    texts: {
      subject: overrideSubject || subject,
      htmlContent: overrideHtmlContent || htmlContent,
      // A text belongs to its HTML: changed HTML gets a new text.
      textContent: overrideTextContent || (overrideHtmlContent ? '' : textContent),
    },
    from: {
      subject: overrideSubject ? 'overrideSubject' : 'subject',
      htmlContent: overrideHtmlContent ? 'overrideHtmlContent' : 'htmlContent',
      textContent: overrideTextContent ? 'overrideTextContent' : 'textContent',
    },
  };
}

/** The place after the last step, a day later. */
export function lastPlaceOf(
  sequence: EmailSequence,
): Pick<TemplateValues, 'stepNumber' | 'delayValue' | 'delayUnit'> {
  const last = Math.max(0, ...sequence.templates.map(({ stepNumber }) => stepNumber));
  return { stepNumber: last + 1, ...delayAfter(sequence.templates) };
}

type Written = Omit<TemplateValues, keyof typeof noPlace>;

function written(template: Omit<Written, 'textContent'> & { textContent: string | null }): Written {
  const { name, subject, htmlContent, textContent, isActive } = template;
  return { name, subject, htmlContent, textContent: textContent ?? '', isActive };
}
