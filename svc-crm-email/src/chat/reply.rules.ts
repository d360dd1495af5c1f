import type { ChatCalendar, ChatLink, contactPlace } from '@getaway/contracts/http/chat';

/** What the assistant says: plain text, and links to the next step. */
export interface Reply {
  readonly response: string;
  readonly links: readonly ChatLink[];
  /** The days to show below the text. */
  readonly calendar?: ChatCalendar;
  /** Said instead where only a part of the question was understood: a 'Yes' could mean the other part. */
  readonly partly?: string;
}

export const contactLink: ChatLink = {
  label: 'Send us a message',
  href: '/#contact' satisfies typeof contactPlace,
};
export const calendarLink: ChatLink = { label: 'Open the calendar', href: '/booking' };
export const termsLink: ChatLink = { label: 'Terms of service', href: '/terms-of-service' };

/** 'a, b and c'; with a semicolon where the items have commas of their own. */
export function inList(items: readonly string[], separator = ', '): string {
  if (items.length < 2) return items.join('');
  const isLong = separator !== ', ' && items.length > 2;
  return `${items.slice(0, -1).join(separator)}${isLong ? separator : ' '}and ${items.at(-1)}`;
}

export function reply(response: string, ...links: ChatLink[]): Reply {
  return { response, links };
}

/** For what the property file doesn't say: the assistant never guesses. */
export function unknown(phone: string): Reply {
  return reply(
    `I'm sorry, I don't know that one. Call us at ${phone}, or send us a message with the contact form and we'll reply within 24 hours.`,
    contactLink,
  );
}

/** Whether a reply only says that the assistant doesn't know. */
export function isUnknown({ response }: Reply, phone: string): boolean {
  return response === unknown(phone).response;
}

/** Leads to a person: the phone for what is urgent, the message form for the rest. */
export function askPerson(lead: string, phone: string): Reply {
  return reply(`${lead} Call ${phone}, or send us a message with the contact form.`, contactLink);
}

/** The answer to a part of a question, where the other part was not understood. */
export function inPart({ response, partly, links }: Reply, phone: string): Reply {
  return {
    response: `${partly ?? response} If that doesn't answer your question, call ${phone} or send us a message with the contact form.`,
    links: [...links, contactLink],
  };
}

/** Several replies as one, at most `most` of them, with each text and each link once, and the first calendar. */
export function joined(replies: readonly Reply[], most = Infinity): Reply {
  const texts = [...new Set(replies.map((each) => each.response))].slice(0, most);
  const said = replies.filter(({ response }) => texts.includes(response));
  const links = said.flatMap((each) => each.links);
  const calendar = said.find((each) => each.calendar)?.calendar;
  return {
    response: texts.join('\n\n'),
    links: links.filter(({ href }, index) => links.findIndex((each) => each.href === href) === index),
    ...(calendar && { calendar }),
  };
}
