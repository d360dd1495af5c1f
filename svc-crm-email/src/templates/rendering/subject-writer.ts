import type { BookingState } from '@getaway/contracts/events/booking';
import type { GuestHouse } from '../../house/guest-house.ts';
import type { EmailLinks } from '../../delivery/links.ts';
import { createLiquid, fillLiquid, parseLiquid } from './liquid.ts';
import { subjectNamingStay } from './name-stay.ts';
import type { TemplateRenderer } from './template-renderer.ts';
import { templateValues, type TemplateRecipient } from './template-values.ts';
import type { TemplateValues } from './variables.ts';

/** The recipient of an email, with the stay that it concerns. */
export interface SubjectRecipient {
  readonly guest: TemplateRecipient;
  readonly booking: BookingState | undefined;
  /** They get the same step for another stay as well. */
  readonly isOneOfSeveral: boolean;
}

/** Subjects of unwritten emails as their guests would read them. One that cannot be rendered is unchanged. */
export type SubjectWriter = (
  unfilled: readonly { readonly subject: string; readonly recipient: SubjectRecipient }[],
) => Promise<readonly string[]>;

/** Creates a SubjectWriter for the emails of one property. */
export function createSubjectWriter(options: {
  property: GuestHouse;
  links: EmailLinks;
  templates: TemplateRenderer;
}): SubjectWriter {
  const { property, links, templates } = options;
  const { site, booking, stay } = links;
  return async (unfilled) => {
    const subjects = await templates.subjects(
      unfilled.map(({ subject, recipient }) => ({
        subject,
        values: templateValues({ ...recipient, property, links: { site, booking, stay, unsubscribe: site } }),
      })),
    );
    return unfilled.map(({ subject: source, recipient }, position) => {
      const subject = subjects[position] ?? source;
      return recipient.isOneOfSeveral && recipient.booking
        ? subjectNamingStay(subject, recipient.booking)
        : subject;
    });
  };
}

const liquid = createLiquid('subject');

/**
 * Renders one subject. A template's LiquidJS may run for long: call it on a thread that can be terminated.
 */
export function fillSubject(subject: string, values: TemplateValues): string {
  const parsed = parseLiquid(liquid, subject);
  if (!parsed.ok) return subject;
  try {
    return fillLiquid(liquid, parsed.template, values).replace(/\s+/g, ' ').trim();
  } catch {
    return subject;
  }
}
