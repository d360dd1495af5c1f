import type { Property } from '@getaway/property';
import { hasEntryCodes } from '@getaway/property/entry';
import { escapeHtml, messagePage, type MessagePage } from '@getaway/service-kit/http/message-page';

export type UnsubscribeState = 'asking' | 'unsubscribed' | 'subscribed' | 'test' | 'unknown';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly button?: { readonly label: string; readonly action: 'unsubscribe' | 'resubscribe' };
}

const wordsFor: Readonly<Record<UnsubscribeState, Words>> = {
  asking: {
    title: 'Unsubscribe from our emails?',
    text: 'We’ll stop sending you news, tips, guides and offers. You’ll still get what every booking needs: its confirmation{withCode}, and any changes, receipts, refunds or cancellations.',
    button: { label: 'Unsubscribe', action: 'unsubscribe' },
  },
  unsubscribed: {
    title: 'You’re unsubscribed.',
    text: 'You’ll only get confirmations{withCode}, changes, receipts, refunds and cancellations of your own bookings. Clicked by mistake?',
    button: { label: 'Subscribe again', action: 'resubscribe' },
  },
  subscribed: {
    title: 'Welcome back.',
    text: 'You’re subscribed again. You can unsubscribe any time with the link in our emails.',
  },
  test: {
    title: 'This was a test.',
    text: 'In the real email, this link lets its reader unsubscribe. A test unsubscribes no one.',
  },
  unknown: {
    title: 'This link doesn’t work.',
    text: 'It may be incomplete. Reply to any of our emails and we’ll take care of it.',
  },
};

/** A page that works without scripts; its form posts to its own address. */
export function unsubscribePage(property: Property, state: UnsubscribeState): MessagePage {
  const { title, text, button } = wordsFor[state];
  const said = text.replace('{withCode}', hasEntryCodes(property) ? ' with your entry code' : '');
  const form = button
    ? `<form method="post"><button name="action" value="${button.action}">${button.label}</button></form>`
    : '';
  const email = escapeHtml(property.contact.email);
  return messagePage(property, {
    title,
    content: `<p>${said}</p>${form}`,
    footer: `<a href="mailto:${email}">${email}</a>`,
  });
}
