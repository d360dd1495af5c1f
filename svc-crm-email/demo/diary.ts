import { calendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { sqlOf } from '@getaway/service-kit/sql';
import { makeCouple } from '@getaway/demo/couples';
import { happens, oneOf, type RandomInt } from '@getaway/demo/random-int';
import type { PlannedBooking } from '@getaway/demo/year';
import { answerQuestion, type AssistantDeps } from '../src/chat/answer-question.ts';
import { storeChat } from '../src/chat/chat-messages.repository.ts';
import { receiveEnquiry, type EnquiryDeps } from '../src/enquiries/receive-enquiry.ts';
import { changeGuest } from '../src/guests/change-guest.ts';
import { findGuestId } from '../src/guests/find-guest-id.ts';
import { addNote } from '../src/guests/guest-details.repository.ts';
import { subscribe, type SubscribeDeps } from '../src/newsletter/subscribe.ts';
import { changeSubscriber } from '../src/newsletter/change-subscriber.ts';
import { listSubscribers } from '../src/newsletter/list-subscribers.ts';
import { cities, enquiries, foundBy, notes, questions, tags } from './texts.ts';

export interface DiaryEntry {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

export type DiaryDeps = EnquiryDeps & SubscribeDeps & { readonly assistant: AssistantDeps };

const nobodysNetwork = { networks: clientNetworks('192.0.2.1'), perCustomer: 0, correlationId: 'demo' };
const yearMs = 365 * dayMs;

/** Messages of people who have not booked, and notes of staff, spread over the year. */
export function visitorsOf(deps: DiaryDeps, randomInt: RandomInt, now: Date): DiaryEntry[] {
  const sometime = (): Date => addMilliseconds(now, -randomInt(yearMs) - 2 * hourMs);
  const person = (place: number) => makeCouple(randomInt, 1_000 + place);
  const signups = Array.from({ length: 46 }, (_, place): DiaryEntry => {
    const { firstName, lastName, email } = person(place);
    const act = () => subscribe(deps, { ...nobodysNetwork, signup: { firstName, lastName, email } });
    return { at: sometime(), act };
  });
  const messages = Array.from({ length: 24 }, (_, place): DiaryEntry => {
    const writer = person(100 + place);
    const [occasion, message] = oneOf(randomInt, enquiries);
    const enquiry = {
      name: `${writer.firstName} ${writer.lastName}`,
      partnerName: happens(randomInt, 60) ? writer.partnerFirstName : null,
      email: writer.email,
      phone: happens(randomInt, 70) ? writer.phone : null,
      occasion,
      message,
    };
    // A few came this week.
    const at = place < 4 ? addMilliseconds(now, -randomInt(6 * dayMs)) : sometime();
    return {
      at,
      act: () => receiveEnquiry(deps, { ...nobodysNetwork, enquiry, source: { kind: 'enquiry' } }),
    };
  });
  const chats = Array.from({ length: 40 }, (): DiaryEntry => {
    const message = oneOf(randomInt, questions);
    return {
      at: sometime(),
      act: async () => {
        const today = calendarDate(deps.now().toISOString().slice(0, 10));
        const { response } = await answerQuestion(deps.assistant, message, today);
        await storeChat(sqlOf(deps.database.pool), { message, response }, deps.now());
      },
    };
  });
  const goodbyes = Array.from({ length: 3 }, (_, place): DiaryEntry => ({
    at: addMilliseconds(now, -hourMs * (place + 1)),
    act: async () => {
      const sql = sqlOf(deps.database.pool);
      const { subscribers } = await listSubscribers(sql, { limit: 1, offset: 9 * (place + 1) });
      for (const { id } of subscribers) await changeSubscriber(sql, id, { isActive: false });
    },
  }));
  return [...signups, ...messages, ...chats, ...goodbyes];
}

/** What staff learn about guests during their stays. Guests who never came have no notes. */
export function guestCareOf(
  deps: DiaryDeps,
  randomInt: RandomInt,
  bookings: readonly PlannedBooking[],
): DiaryEntry[] {
  return bookings
    .filter(({ fate }) => fate.kind === 'kept' && happens(randomInt, 45))
    .map(({ couple, checkIn, checkOut }) => ({
      at: addMilliseconds(new Date(`${checkOut}T15:00:00Z`), randomInt(8 * hourMs)),
      act: async () => {
        const sql = sqlOf(deps.database.pool);
        const guestId = await findGuestId(sql, couple.email);
        if (guestId === null) return;
        const [city, state, zipCode] = oneOf(randomInt, cities);
        await changeGuest(deps, guestId, {
          partnerFirstName: couple.partnerFirstName,
          partnerName: couple.partnerFirstName,
          tags: [...new Set([oneOf(randomInt, tags), oneOf(randomInt, tags)])].join(', '),
          howTheyFoundUs: oneOf(randomInt, foundBy),
          ...(happens(randomInt, 50) ? { city, state, zipCode } : {}),
          ...(happens(randomInt, 40)
            ? { anniversaryDate: calendarDate(`${2010 + randomInt(14)}${checkIn.slice(4)}`) }
            : {}),
        });
        if (happens(randomInt, 60)) {
          await addNote(sql, { guestId, content: oneOf(randomInt, notes), author: 'Admin' }, deps.now());
        }
      },
    }));
}
