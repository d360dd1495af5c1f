import type { Property } from '@getaway/property';
import { withFields } from '@getaway/service-kit/house/live-house';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bookingSequence, seededSteps } from '../../src/sequences/booking-sequence/steps.ts';
import { sampleRecipient } from '../../src/templates/rendering/sample-recipient.ts';
import { createTemplateCompiler } from '../../src/templates/rendering/template-compiler.ts';
import { fillFields } from '../../src/templates/rendering/template-fields.ts';
import { templateValues } from '../../src/templates/rendering/template-values.ts';
import type { NamedEmails } from './named-emails.ts';

/** The emails of the sequence that every booking starts. */
export async function sequenceEmails(property: Property, publicOrigin: string): Promise<NamedEmails> {
  const templates = createTemplateCompiler(property);
  const recipient = sampleRecipient(property, calendarDate('2027-05-26'));
  const links = {
    site: `${publicOrigin}/`,
    booking: `${publicOrigin}/booking`,
    stay: `${publicOrigin}/stay/yours`,
    unsubscribe: `${publicOrigin}/mail/unsubscribe`,
  };
  const values = templateValues({
    guest: recipient,
    booking: recipient.booking,
    property: withFields(property, { offersExtras: true }),
    links,
  });
  const written = await Promise.all(
    seededSteps(property).map(async (step, position) => {
      const { fillers } = await templates.compile(step, () => undefined);
      const filled = fillFields(fillers, values, [], () => undefined);
      if (!filled.ok) throw new Error(`${step.name} of the ${bookingSequence.name} cannot be written`);
      const words = step.name.toLowerCase().replaceAll(' ', '-');
      return [`sequence-${position + 1}-${words}`, filled.email] as const;
    }),
  );
  return Object.fromEntries(written);
}
