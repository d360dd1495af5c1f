import type { Property } from '@getaway/property';
import { loadTemplates } from '../src/writing/fill-template.ts';
import { createEmailWriter } from '../src/writing/write-email.ts';
import { alertEmails } from './samples/alert-emails.ts';
import { messageEmails } from './samples/message-emails.ts';
import { moneyEmails } from './samples/money-emails.ts';
import type { EmailParts } from './samples/named-emails.ts';
import { sequenceEmails } from './samples/sequence-emails.ts';
import { stayEmails } from './samples/stay-emails.ts';

const publicOrigin = 'https://house.example';

/** An email in its two parts. */
export interface TwoPartEmail extends EmailParts {
  readonly name: string;
}

/** Each email of the service, written to a sample couple. */
export async function writtenEmails(property: Property): Promise<TwoPartEmail[]> {
  const emails = createEmailWriter({ fill: await loadTemplates(property), property, publicOrigin });
  const all = {
    ...stayEmails(emails),
    ...moneyEmails(emails),
    ...messageEmails(emails),
    ...alertEmails(emails),
    ...(await sequenceEmails(property, publicOrigin)),
  };
  return Object.entries(all).map(([name, { html, text }]) => ({ name, html, text }));
}
