import type { Answer } from '@getaway/contracts/http/call';
import type { readThread, SavedReply, Thread, ThreadMessage } from '@getaway/contracts/http/inbox';
import { calendarDate } from '@getaway/kernel/calendar-date';

/** A thread for tests: a guest with a coming stay who wrote once, which nobody has read. */
export function exampleThread(changes: Partial<Thread> = {}): Thread {
  return {
    id: 'thread-1',
    guestId: 'guest-1',
    guestName: 'Ida Lovelace',
    email: 'ida@guests.example.com',
    status: 'open',
    unreadCount: 1,
    messageCount: 1,
    lastMessage: {
      from: 'guest',
      kind: 'stay',
      text: 'May we bring our dog?',
      sentAt: '2026-11-20T15:00:00.000Z',
    },
    booking: {
      id: 'booking-1',
      bookingReference: 'AB12CD34',
      status: 'confirmed',
      checkInDate: calendarDate('2027-02-13'),
      checkOutDate: calendarDate('2027-02-15'),
    },
    ...changes,
  };
}

/** A message for tests: the one of `exampleThread`, unless changed. */
export function exampleMessage(changes: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: 'message-1',
    kind: 'stay',
    from: 'guest',
    subject: null,
    text: 'May we bring our dog?',
    author: 'Ida Lovelace',
    sentAt: '2026-11-20T15:00:00.000Z',
    booking: null,
    occasion: null,
    conversation: [],
    email: null,
    ...changes,
  };
}

/** What reading a thread answers, for tests: `exampleThread` with its message, unless changed. */
export function exampleAnswer(changes: Partial<Answer<typeof readThread>> = {}): Answer<typeof readThread> {
  return {
    thread: exampleThread(),
    messages: [exampleMessage()],
    hasEarlier: false,
    bookings: [],
    replyBookingId: null,
    ...changes,
  };
}

/** A saved reply for tests. */
export const exampleSavedReply: SavedReply = {
  id: 'saved-1',
  name: 'Dogs',
  text: 'Hi {{ guest.firstName }}, dogs are welcome.',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
