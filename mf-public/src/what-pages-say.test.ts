import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Navigation } from './layout/navigation.tsx';
import { visitOf } from './layout/visit.ts';
import { property } from './property.ts';
import { guestCounts, guestsHint } from './guest-choices.ts';
import { BookingInfo } from './features/home/contact/booking-info.tsx';
import { PrivacyPage } from './features/legal/privacy.page.tsx';
import { TermsPage } from './features/legal/terms.page.tsx';

/** What a visitor reads of it, in one line. */
function textOf(page: ComponentType): string {
  const prerendered = visitOf('/');
  const html = renderToStaticMarkup(
    createElement(Navigation, { prerendered, children: createElement(page) }),
  );
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

describe('the privacy page', () => {
  const text = textOf(PrivacyPage);

  it('says that guests are invited back later, in emails that can each be ended', () => {
    expect(text).toMatch(/email you about your stay .* invite you back later\./);
    expect(text).toContain('Every one of these emails has an unsubscribe link.');
  });

  it('says which emails are tracked and which are not, and that one may object', () => {
    expect(text).toContain(
      'follow-up emails and offers are useful, we record when one is opened and which of its links are followed',
    );
    expect(text).toContain('Emails about your booking itself are never tracked.');
    expect(text).toContain('object to how we use it');
  });
});

describe('the number of guests', () => {
  it('is the same on the home page, in the wizard and in the terms', () => {
    const most = guestCounts.at(-1);
    expect(textOf(BookingInfo)).toContain(` ${property.sleeps} guests `);
    expect(guestsHint).toContain(`The house sleeps ${property.sleeps}.`);
    expect(textOf(TermsPage)).toContain(
      `The house sleeps ${property.sleeps}. You can list up to ${most} guests in a booking: ${property.sleeps} can stay the night, and anyone else can join you during the day`,
    );
  });
});
