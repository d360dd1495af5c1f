import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { bundledProperty } from '@getaway/property';
import { withFields } from '@getaway/service-kit/house/live-house';
import { sampleRecipient } from '../../templates/rendering/sample-recipient.ts';
import { createTemplateCompiler } from '../../templates/rendering/template-compiler.ts';
import { fillFields } from '../../templates/rendering/template-fields.ts';
import { templateValues } from '../../templates/rendering/template-values.ts';
import { seededSteps } from './steps.ts';

const links = {
  site: 'https://example.com/',
  booking: 'https://example.com/booking',
  stay: 'https://example.com/stay/yours',
  unsubscribe: 'https://example.com/mail/unsubscribe',
};

/** The email 'Plan your stay' of a house with or without extras, to a guest with or without a stay. */
async function written(offersExtras: boolean, hasStay = true) {
  const property = withFields(bundledProperty, { offersExtras });
  const guest = sampleRecipient(property, calendarDate('2027-05-26'));
  const step = seededSteps(property).find(({ name }) => name === 'Plan your stay');
  if (!step) throw new Error('no such step');
  const { fillers } = await createTemplateCompiler(property).compile(step, () => undefined);
  const booking = hasStay ? guest.booking : undefined;
  const filled = fillFields(
    fillers,
    templateValues({ guest, booking, property, links }),
    [],
    () => undefined,
  );
  if (!filled.ok) throw new Error(JSON.stringify(filled.faults));
  return filled.email;
}

it.each([
  [true, links.stay],
  [false, links.booking],
])('leads to the extras of a house that offers some; with a stay: %s', async (hasStay, link) => {
  const { html, text } = await written(true, hasStay);
  expect(text).toContain('See what we offer');
  expect(text).toContain(`prices are${hasStay ? '' : ' in the add-ons step of a booking'}: ${link}`);
  expect(html).toContain('See the extras');
});

it('does not mention extras where the house offers none', async () => {
  const { subject, html, text } = await written(false);
  const visible = `${subject} ${html} ${text}`;
  expect(visible).not.toMatch(/extras|add-ons|what we offer|prices/i);
  expect(text).toContain('- Your arrival.');
  expect(text).toContain('Just reply with what you’d like.\n');
  expect(html).toContain('Open your stay');
});
