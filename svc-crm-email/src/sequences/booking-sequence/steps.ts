import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Property } from '@getaway/property';
import { hasEntryCodes } from '@getaway/property/entry';
import type { Delay } from '../schedule.rules.ts';
import { inWording } from './entry-wording.rules.ts';
import { escaped, framedLetter } from '../../templates/rendering/letter-frame.ts';
import type { TemplateSource } from '../../templates/template.rules.ts';

/** The sequence of each booking, counted from check-in time on the day before arrival. */
export const bookingSequence = {
  name: 'Booking Sequence',
  description: 'Six emails to every guest who books, from three weeks before arrival to three months after.',
  sequenceKey: 'booking_sequence',
  triggerType: 'days_before_checkin',
  triggerValue: 1,
} as const;

interface SequenceLetter {
  readonly file: string;
  readonly name: string;
  readonly subject: string;
  readonly preview: string;
  readonly delay: Delay;
}

const letters: readonly SequenceLetter[] = [
  {
    file: 'thank-you',
    name: 'Thank you for booking',
    subject: '{{ guest.firstName }}, thank you for choosing {{ property.name }}',
    preview: 'Here’s what happens between now and your arrival.',
    delay: { value: -20, unit: 'days' },
  },
  {
    file: 'plan-your-stay',
    name: 'Plan your stay',
    subject: 'One week to go: what would make it perfect?',
    preview: 'Your arrival, a surprise: what’s best arranged before you come.',
    delay: { value: -6, unit: 'days' },
  },
  {
    // At nine in the morning when check-in is at four.
    file: 'check-in-guide',
    name: 'Check-in guide',
    subject: 'Your entry code and directions to {{ property.name }}',
    preview: 'Everything you need for your arrival tomorrow.',
    delay: { value: -7, unit: 'hours' },
  },
  {
    file: 'during-your-stay',
    name: 'During your stay',
    subject: 'Is everything just right?',
    preview: 'Let us know if anything is missing.',
    delay: { value: 28, unit: 'hours' },
  },
  {
    file: 'thanks-and-review',
    name: 'Thanks and review',
    subject: 'How was your stay, {{ guest.firstName }}?',
    preview: 'Two or three sentences would mean the world to us.',
    delay: { value: 8, unit: 'days' },
  },
  {
    file: 'come-back',
    name: 'Come back',
    subject: 'Ready for another getaway, {{ guest.firstName }}?',
    preview: 'See which dates are available.',
    delay: { value: 91, unit: 'days' },
  },
];

export interface SeededStep extends TemplateSource {
  readonly name: string;
  readonly delay: Delay;
}

/** The six emails as templates that staff may edit: in the standard layout, with template variables only. */
export function seededSteps(property: Property): SeededStep[] {
  const fitting = (text: string): string => inWording(text, hasEntryCodes(property));
  return letters.map(({ file, name, subject, preview, delay }) => ({
    name,
    subject: fitting(subject),
    delay,
    textContent: fitting(read(`${file}.txt`)).replace(
      /\{\{\s*property\.parking\s*\}\}/g,
      () => property.texts.frame.mails.parking,
    ),
    htmlContent: fitting(framedLetter(read(`${file}.mjml`), property, { subject, preview })).replace(
      /\{\{\s*property\.parking\s*\}\}/g,
      () => escaped(property.texts.frame.mails.parking),
    ),
  }));
}

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, file), 'utf8');
}
