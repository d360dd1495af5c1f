import { dateInZone } from '@getaway/kernel/calendar-date';
import { formatInstant } from '@getaway/kernel/format-instant';
import { addressLine, type Property } from '@getaway/property';
import type { GuideSection } from '@getaway/contracts/http/house-guide';
import { documentKindNames, entryForGuests } from '@getaway/contracts/http/money-names';
import { mainAmount, moneyLines, quoteLines } from '@getaway/contracts/http/price-lines';
import type { StayView } from '@getaway/contracts/http/stay';
import { longestMessage, type StayMessage } from '@getaway/contracts/http/stay-messages';
import { canceledWords } from '@getaway/contracts/http/stay-refund-words';
import { stayDatesWords, stayMessageWords, stayStatusWords } from '@getaway/contracts/http/stay-words';
import { inDollars } from '@getaway/kernel/money';
import { checkInMoment } from '@getaway/kernel/arrival';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { html, type Html } from '../html.ts';
import type { StayAct } from './stay-address.ts';
import { dayWords, isAboveZero } from './words.ts';

interface PlainStay {
  readonly view: StayView;
  /** Undefined when they could not be read. */
  readonly messages: readonly StayMessage[] | undefined;
  readonly property: Property;
  /** The page's own path, which its forms post below. */
  readonly path: string;
  /** The form that led to this page. */
  readonly done?: StayAct | undefined;
}

/** Everything of the guest's page that can be read, with plain forms, for a browser without script. */
export function plainStay({ view, messages, property, path, done }: PlainStay): Html {
  const { canCancel, money, ended } = view;
  const isOpen = ended === null && view.status !== 'cancelled' && view.status !== 'completed';
  const isCanceledNow = done === 'cancellation' && view.status === 'cancelled';
  return html`
    ${isCanceledNow && notice(canceledWords({ toCard: money.onItsWay, byHouse: ended?.toReturn ?? '0.00' }))}
    ${overview(view, property)} ${waysToPay(view, property)} ${price(view, property, path)}
    ${entryCode(view, property)} ${(view.guide?.sections ?? []).map(guideSection)}
    <section id="messages">
      <h2>Messages</h2>
      ${conversation(messages, property)} ${done === 'messages' && notice(stayMessageWords.sent)}
      <form method="post" action="${path}/messages">
        <label for="plain-message">${stayMessageWords.label}</label>
        <textarea
          id="plain-message"
          name="text"
          dir="auto"
          rows="5"
          maxlength="${longestMessage}"
          required
        ></textarea>
        <button type="submit">Send message</button>
      </form>
    </section>
    ${
      canCancel.allowed &&
      html`<section>
        <h2>Cancel your booking</h2>
        <p>Nothing is canceled until you confirm on the next page.</p>
        <form method="post" action="${path}/cancellation">
          <button type="submit" data-look="quiet">Cancel my booking</button>
        </form>
      </section>`
    }
    ${
      isOpen &&
      html`<p>
        To move your dates, make other changes, or pay by card, please turn on JavaScript for this site, or
        write to us.
      </p>`
    }
  `;
}

/** What was done, where the scripted page says it too. */
function notice(words: string): Html {
  return html`<p role="status"><strong>${words}</strong></p>`;
}

function overview(view: StayView, property: Property): Html {
  const { timeZone } = property;
  return html`
    <section>
      <h2>${stayDatesWords(view)}</h2>
      <dl>
        ${row('Status', stayStatusWords(view))} ${row('Booking reference', view.bookingReference)}
        ${view.ended === null && view.keptUntil !== null && row('Dates held until', formatInstant(view.keptUntil, timeZone))}
        ${row('Check-in', `${dayWords(view.checkInDate)}, ${checkInMoment(view, property.checkIn.time)}`)}
        ${row('Check-out', `${dayWords(view.checkOutDate)}, by ${formatTimeOfDay(view.checkOutTime)}`)}
        ${row('Guests', String(view.numberOfGuests))} ${row('Address', addressLine(property))}
        ${view.specialRequests !== null && row('Your requests', view.specialRequests)}
      </dl>
    </section>
  `;
}

/** How an unpaid reservation is paid without a card, whose form needs script. */
function waysToPay(
  { status, ended, money, bookingReference }: StayView,
  { paymentHandles }: Property,
): Html | false {
  if (status !== 'pending_payment' || ended !== null || paymentHandles.length === 0) return false;
  return html`<section>
    <h2>How to pay</h2>
    <p>Send ${inDollars(money.balance)} with ${bookingReference} in the note:</p>
    <ul>
      ${paymentHandles.map(({ service, handle }) => html`<li>${service}: <strong>${handle}</strong></li>`)}
    </ul>
  </section>`;
}

function price(view: StayView, { timeZone }: Property, path: string): Html {
  const { quote, documents, canPay } = view;
  const { label, amount } = mainAmount(view);
  return html`
    <section>
      <h2>Price and payments</h2>
      <p>${label}: <strong>${inDollars(amount)}</strong></p>
      <dl>
        ${[...quoteLines(quote), ...moneyLines(view)].map((line) => row(line.label, inDollars(line.amount)))}
      </dl>
      ${isUnpaid(view) && canPay.whyNot !== null && html`<p>${canPay.whyNot}</p>`} ${payments(view)}
      ${
        documents.length > 0 &&
        html`<h3>Documents</h3>
          <ul>
            ${documents.map(
              ({ number, kind, issuedAt, total }) =>
                html`<li>
                  <a href="${path}/documents/${number}">${documentKindNames[kind]} ${number} (PDF)</a>,
                  ${dayWords(dateInZone(new Date(issuedAt), timeZone))}, ${inDollars(total)}
                </li>`,
            )}
          </ul>`
      }
    </section>
  `;
}

/** Whether the guest still has to pay, here or in the way that they arranged with the house. */
function isUnpaid({ ended, money: { total, balance, status } }: StayView): boolean {
  return ended === null && (isAboveZero(balance) || (status === 'unpaid' && isAboveZero(total)));
}

function payments({ entries }: StayView): Html | false {
  const shown = entries.filter(({ status }) => status === 'succeeded' || status === 'pending');
  if (shown.length === 0) return false;
  return html`<h3>Payments</h3>
    <dl>
      ${shown.map(({ kind, method, amount, status, effectiveOn }) =>
        row(
          `${entryForGuests({ kind, method })}, ${dayWords(effectiveOn)}${status === 'pending' ? ' (on its way)' : ''}`,
          inDollars(amount),
        ),
      )}
    </dl>`;
}

function entryCode(
  { entryCode: { code, from, instructions }, status }: StayView,
  { timeZone }: Property,
): Html | false {
  if (status !== 'confirmed') return false;
  return html`<section>
    <h2>${instructions === undefined ? 'Your entry code' : 'How you get in'}</h2>
    <p>
      ${instructions ?? null}
      ${
        !instructions &&
        (code === null
          ? `It’s in your confirmation email, and on this page from ${formatInstant(from, timeZone)}.`
          : html`<strong>${code}</strong>. It opens the front door, and stays on this page until you check
              out.`)
      }
    </p>
  </section>`;
}

function guideSection(section: GuideSection): Html {
  const { title, text, wifi, steps, list, phones, places, picture } = section;
  const withNote = (words: string, note: string | null, mark = ': '): string =>
    note === null ? words : `${words}${mark}${note}`;
  return html`<section>
    <h2>${title}</h2>
    ${text.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${wifi !== null && html`<dl>${row('Network', wifi.network)} ${row('Password', wifi.password)}</dl>`}
    ${
      steps.length > 0 &&
      html`<ol>
        ${steps.map((step) => html`<li>${step}</li>`)}
      </ol>`
    }
    ${[
      list,
      phones.map(({ name, number, note }) => withNote(`${name}: ${number}`, note, '. ')),
      places.map(({ name, distance, note }) => withNote(`${name}, ${distance}`, note)),
    ]
      .filter((items) => items.length > 0)
      .map(
        (items) =>
          html`<ul>
            ${items.map((item) => html`<li>${item}</li>`)}
          </ul>`,
      )}
    ${picture !== null && html`<p><img src="${picture.src}" alt="${picture.alt}" /></p>`}
  </section>`;
}

function conversation(messages: readonly StayMessage[] | undefined, { name, timeZone }: Property): Html {
  if (messages === undefined)
    return html`<p>We couldn’t load your messages. Reload the page to try again.</p>`;
  if (messages.length === 0) return html`<p>${stayMessageWords.invitation}</p>`;
  return html`<ol>
    ${messages.map(
      ({ from, text, sentAt }) =>
        html`<li>
          <p><strong>${from === 'guest' ? 'You' : name}</strong>, ${formatInstant(sentAt, timeZone)}</p>
          ${text.split('\n').map((line) => html`<p dir="auto">${line}</p>`)}
        </li>`,
    )}
  </ol>`;
}

function row(name: string, value: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
}
