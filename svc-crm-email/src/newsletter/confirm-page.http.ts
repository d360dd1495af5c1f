import type { Property } from '@getaway/property';
import { escapeHtml, messagePage, type MessagePage } from '@getaway/service-kit/http/message-page';

export type ConfirmState = 'asking' | 'confirmed' | 'unknown';

const wordsFor: Readonly<Record<ConfirmState, { readonly title: string; readonly content: string }>> = {
  asking: {
    title: 'Join our list?',
    content:
      '<p>We’ll send you your code, and news and offers now and then. You can unsubscribe any time.</p>' +
      '<form method="post"><button>Confirm my email address</button></form>',
  },
  confirmed: {
    title: 'You’re on the list.',
    content: '<p>Your code is on its way to your inbox.</p>',
  },
  unknown: {
    title: 'This link doesn’t work.',
    content: '<p>It may be incomplete, or more than a week old. Please sign up again.</p>',
  },
};

/** A page that works without scripts; its form posts to its own address. */
export function confirmPage(property: Property, state: ConfirmState): MessagePage {
  const email = escapeHtml(property.contact.email);
  return messagePage(property, { ...wordsFor[state], footer: `<a href="mailto:${email}">${email}</a>` });
}
