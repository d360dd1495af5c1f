import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/contracts/property';
import type { MailLinks } from '../links.ts';
import { createLiquid, fillLiquid, parseLiquid } from './liquid.ts';
import { templateValues, type TemplateReader } from './template-values.ts';

/** Who reads a mail, and the stay that it is about. */
export interface SubjectReader {
  readonly guest: TemplateReader;
  readonly booking: BookingState | undefined;
}

/** The subject of a mail that is not written yet, as its guest would read it; what cannot be filled in stays as it is. */
export type SubjectWriter = (subject: string, reader: SubjectReader) => string;

/** Makes a SubjectWriter for the mails of one house. */
export function createSubjectWriter(deps: { property: Property; links: MailLinks }): SubjectWriter {
  const { property, links } = deps;
  const liquid = createLiquid('text');
  return (subject, reader) => {
    const parsed = parseLiquid(liquid, subject);
    if (!parsed.ok) return subject;
    const { site, booking } = links;
    const values = templateValues({ ...reader, property, links: { site, booking, unsubscribe: site } });
    try {
      return fillLiquid(liquid, parsed.template, values).replace(/\s+/g, ' ').trim();
    } catch {
      return subject;
    }
  };
}
