import {
  arrangedRefundWords,
  refundTermsWords,
  refundWaysWords,
} from '@getaway/contracts/http/stay-refund-words';
import { tooManyTriesWords, unknownStayWords } from '@getaway/contracts/http/stay-words';
import type { Property } from '@getaway/property';
import type { StayCancellationPreview } from '@getaway/contracts/http/stay-cancellation';
import { messagePage, type MessagePage } from '@getaway/service-kit/http/message-page';
import type { PlainPart } from '../send-page.ts';
import { html, type Html } from '../html.ts';
import { isAboveZero } from './words.ts';

/** What a page says, as plain text; `content` is below it. */
export interface Note {
  readonly title: string;
  readonly text: string;
  readonly content?: Html;
}

/** A message shown within the site's page instead of the stay. */
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

export const tooManyTries: Note = tooManyTriesWords;

export const unanswered: Note = {
  title: 'We couldn’t reach our server',
  text: 'Your stay is safe. Please reload this page in a minute.',
};

/** After a form, which may have been carried out. */
export const unansweredForm: Note = {
  title: 'We couldn’t reach our server',
  text: 'We can’t tell whether that went through. Please open your stay again in a minute to check.',
};

export const foreignForm: Note = {
  title: 'This form came from another site',
  text: 'Nothing was changed. Please open your stay from our email, and use the form there.',
};

/**
 * Asks before canceling, with the refund. As in the dialog of the scripted page, keeping the booking comes first and looks
 * like the usual choice.
 */
export function cancellationNote(
  preview: StayCancellationPreview,
  { timeZone }: Property,
  path: string,
  isChanged: boolean,
): Note {
  return {
    title: 'Cancel this booking?',
    text: `${isChanged ? changedRefund : ''}${moneyWords(preview, timeZone)}`,
    content: html`<p>Your dates will open up for other guests. This can’t be undone.</p>
      <p><a class="button" href="${path}">Keep my booking</a></p>
      <form method="post" action="${path}/cancellation">
        <input type="hidden" name="shownRefund" value="${preview.refund}" />
        <button type="submit" data-look="quiet">Yes, cancel my booking</button>
      </form>`,
  };
}

const changedRefund =
  'Your refund has changed since you looked. Nothing was canceled. Please check the new amount. ';

function moneyWords(preview: StayCancellationPreview, timeZone: string): string {
  if (preview.arranged) return arrangedRefundWords;
  const terms = refundTermsWords(preview, { timeZone });
  if (isAboveZero(preview.refund)) return `${refundWaysWords(preview)} ${terms}`;
  return preview.reason === 'nothing-paid' ? terms : `Nothing will be refunded. ${terms}`;
}

/** What the server refused, in its own words. */
export function refusedNote(detail: string, path: string): Note {
  return {
    title: 'That didn’t work',
    text: detail,
    content: html`<p><a class="button" href="${path}">Back to your stay</a></p>`,
  };
}
