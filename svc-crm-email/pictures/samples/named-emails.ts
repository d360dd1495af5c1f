import type { createEmailWriter } from '../../src/writing/write-email.ts';

/** Writes each email of the service from its template. */
export type EmailWriter = ReturnType<typeof createEmailWriter>;

/** The HTML and text parts of an email. */
export interface EmailParts {
  readonly html: string;
  readonly text: string;
}

/** Emails, keyed by the name of their picture. */
export type NamedEmails = Readonly<Record<string, EmailParts>>;
