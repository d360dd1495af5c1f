import type { ChatLink } from '@getaway/contracts/http/chat';

/** What the assistant says: plain text, and where it leads on. */
export interface Reply {
  readonly response: string;
  readonly links: readonly ChatLink[];
}

export const contactLink: ChatLink = { label: 'Write to us', href: '/#contact' };
export const calendarLink: ChatLink = { label: 'Open the calendar', href: '/booking' };
export const termsLink: ChatLink = { label: 'Terms of service', href: '/terms-of-service' };

export function reply(response: string, ...links: ChatLink[]): Reply {
  return { response, links };
}

/** For what nobody has told the assistant: it does not guess. */
export function unknown(phone: string): Reply {
  return reply(
    `I'm sorry, I do not know that. Write to us with the contact form and you will have an answer within 24 hours, or call ${phone}.`,
    contactLink,
  );
}
