import { refundTermsWords, unknownStayWords } from '@getaway/contracts/http/stay-words';
import { inDollars } from '@getaway/kernel/money';
import type { Property } from '@getaway/property';
import type { StayCancellationPreview } from '@getaway/contracts/http/stay';
import { messagePage, type MessagePage } from '@getaway/service-kit/http/message-page';
import type { PlainPart } from '../send-page.ts';
import { html, type Html } from './html.ts';
import { isAboveZero } from './words.ts';

/** What a page says, as plain text; `content` is below it. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly content?: Html;
}

/** One message in the place of the stay, within the site's page. */
export function noteWithin({ name }: Property, { title, text, content }: Note): PlainPart {
  return {
    title: `${title} · ${name}`,
    content: html`<section>
      <h2>${title}</h2>
      <p>${text}</p>
      ${content ?? false}
    </section>`,
  };
}

/** A page of its own with one message. */
export function notePage(property: Property, { title, text, content }: Note): MessagePage {
  return messagePage(property, {
    title: html`${title}`.text,
    content: html`<p>${text}</p>
      ${content ?? false}`.text,
  });
}

const findBooking = html`<p><a class="button" href="/find-booking">Find my booking</a></p>`;

export const unknownLink: Note = { ...unknownStayWords, content: findBooking };

export const unanswered: Note = {
  title: 'We couldn’t reach our server',
  text: 'Nothing was changed that you haven’t confirmed. Please reload this page in a minute.',
};

export const foreignForm: Note = {
  title: 'This form came from another site',
  text: 'Nothing was changed. Please open your stay from our email, and use the form there.',
};

/** Asks before canceling, with the refund. */
export function cancellationNote(
  preview: StayCancellationPreview,
  { timeZone }: Property,
  path: string,
  isChanged: boolean,
): Note {
  const { refund, toCard, byHouse } = preview;
  const title = isAboveZero(refund) ? `You’ll get ${inDollars(refund)} back` : 'Nothing will be refunded';
  const ways = [
    isAboveZero(toCard) && `${inDollars(toCard)} goes back to your card.`,
    isAboveZero(byHouse) && `We’ll return ${inDollars(byHouse)} the way you paid.`,
  ].filter((way) => way !== false);
  return {
    title,
    text: [
      ...(isChanged
        ? ['Your refund has changed since you looked. Nothing was canceled. Please check the new amount.']
        : []),
      ...ways,
      refundTermsWords(preview, { timeZone }),
      'Your dates will open up for other guests. This can’t be undone.',
    ].join(' '),
    content: html`<form method="post" action="${path}/cancellation">
        <input type="hidden" name="shownRefund" value="${refund}" />
        <button type="submit">Cancel my booking</button>
      </form>
      <p><a href="${path}">Keep my booking</a></p>`,
  };
}

/** What the server refused, in its own words. */
export function refusedNote(detail: string, path: string): Note {
  return {
    title: 'That didn’t work',
    text: detail,
    content: html`<p><a class="button" href="${path}">Back to your stay</a></p>`,
  };
}
