import type { Property } from '@getaway/property';
import { addStep } from '../src/sequences/add-step.ts';
import { createSequence } from '../src/sequences/create-sequence.ts';
import { initializeBookingSequence } from '../src/sequences/initialize-booking-sequence.ts';
import { createTemplate } from '../src/templates/create-template.ts';
import type { TemplateDeps } from '../src/templates/template-outcome.ts';

const noOverrides = { overrideSubject: null, overrideHtmlContent: null, overrideTextContent: null };

/** The sequences of the demo's staff: the seeded one, a manual one, and one that is not active yet. */
export async function makeSequences(
  deps: TemplateDeps & { property: Property },
): Promise<{ byHand: string }> {
  await initializeBookingSequence(deps);
  const byHand = await makeSequence(deps, {
    name: 'Happy anniversary',
    description: 'For couples who shared their anniversary. Add them by hand.',
    triggerType: 'manual',
    isActive: true,
    templates: [
      [
        'Happy anniversary',
        'Happy anniversary, {{ guest.firstName }}',
        0,
        'Happy anniversary to you both! We still think of your stay, and we’d love to light the lanterns for you again.',
      ],
      [
        'Shall we light the fire for you?',
        'A weekend for the two of you',
        14,
        'Your anniversary deserves a whole weekend. Pick your dates, and the fire will be lit when you arrive.',
      ],
    ],
  });
  await makeSequence(deps, {
    name: 'Last-minute weekends',
    description: 'Not active yet.',
    triggerType: 'booking_confirmed',
    isActive: false,
    templates: [
      [
        'A weekend opened up',
        '{{ property.name }} is available this weekend',
        60,
        'A weekend has just opened up, and we thought of you.',
      ],
    ],
  });
  return { byHand };
}

interface DemoSequence {
  readonly name: string;
  readonly description: string;
  readonly triggerType: 'manual' | 'booking_confirmed';
  readonly isActive: boolean;
  /** Name, subject, days after the trigger, and the words after the greeting. */
  readonly templates: readonly (readonly [name: string, subject: string, days: number, words: string])[];
}

async function makeSequence(deps: TemplateDeps, { templates, ...wanted }: DemoSequence): Promise<string> {
  const made = await createSequence(deps, { ...wanted, sequenceKey: undefined, triggerValue: null });
  if (!made.ok) throw new Error(`${wanted.name}: ${made.reason}`);
  for (const [index, [name, subject, days, words]] of templates.entries()) {
    const template = await createTemplate(deps, {
      name,
      subject,
      isActive: true,
      htmlContent: `<p>Dear {{ guest.firstName }},</p><p>${words}</p><p><a href="{{ links.booking }}">See available dates</a></p><p>Warmly,<br>{{ property.name }}</p>`,
      textContent: null,
    });
    if (!template.ok) throw new Error(`${name}: ${template.reason}`);
    const step = await addStep(deps, {
      ...noOverrides,
      sequenceId: made.sequence.id,
      templateId: template.template.id,
      stepNumber: index + 1,
      delayValue: days,
      delayUnit: 'days',
      isActive: true,
    });
    if (!step.ok) throw new Error(`${name}: ${step.reason}`);
  }
  return made.sequence.id;
}
