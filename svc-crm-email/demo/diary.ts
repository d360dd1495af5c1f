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
import { listThreads } from '../src/inbox/list-threads.ts';
import { markThreadRead } from '../src/inbox/mark-thread-read.ts';
import { readThread } from '../src/inbox/read-thread.ts';
import { replyToThread } from '../src/inbox/reply-to-thread.ts';
import type { ReplyDeps } from '../src/inbox/send-reply.ts';
import { subscribe, type SubscribeDeps } from '../src/newsletter/subscribe.ts';
import { changeSubscriber } from '../src/newsletter/change-subscriber.ts';
import { listSubscribers } from '../src/newsletter/list-subscribers.ts';
import { answers, cities, enquiries, foundBy, notes, questions, tags } from './texts.ts';

export interface DiaryEntry {
  readonly at: Date;
  readonly act: () => Promise<unknown>;
}

export type DiaryDeps = EnquiryDeps &
  SubscribeDeps &
  ReplyDeps & { readonly assistant: AssistantDeps; readonly timeZone: string };

/** The messages that came last wait for an answer. */
const unanswered = 3;

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
  const chatted = person(200);
  const personAsked: DiaryEntry = {
    at: addMilliseconds(now, -5 * hourMs),
    act: () =>
      receiveEnquiry(deps, {
        ...nobodysNetwork,
        enquiry: {
          ...{ name: `${chatted.firstName} ${chatted.lastName}`, email: chatted.email },
          ...{ partnerName: null, phone: null, occasion: null },
          message: 'She is small and sleeps all day. Could you make an exception for one night?',
        },
        source: {
          kind: 'chat',
          conversation: [
            { from: 'guest', text: 'Do you allow a small dog?' },
            { from: 'assistant', text: 'Please ask us about pets before you book.' },
          ],
        },
      }),
  };
  const replies = messages
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .slice(0, -unanswered)
    .map(({ at }) => addMilliseconds(at, hourMs + randomInt(8 * hourMs)))
    .filter((at) => at < now)
    .map((at): DiaryEntry => ({ at, act: () => answerOldest(deps, oneOf(randomInt, answers)) }));
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
  return [...signups, ...messages, personAsked, ...replies, ...chats, ...goodbyes];
}

/** Reads the thread that has waited longest, replies to it, and closes it. */
async function answerOldest(deps: DiaryDeps, text: string): Promise<void> {
  const { threads } = await listThreads(deps, { show: 'unread', limit: 100, offset: 0 });
  const thread = threads.at(-1);
  const last = thread && (await readThread(deps, thread.id, undefined))?.messages.at(-1);
  if (!last) return;
  await markThreadRead(deps, thread.id, last.id);
  await replyToThread(deps, thread.id, { text, author: 'admin', closes: true, idempotencyKey: null });
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
