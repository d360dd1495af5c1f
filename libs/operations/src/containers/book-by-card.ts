import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Reply, Visitor } from './visitor.ts';

export interface Stay {
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

export interface Guest {
  readonly firstName: string;
  readonly email: string;
}

export type BookingOutcome =
  | { readonly status: 'booked'; readonly reference: string; readonly paymentIntentId: string }
  /** Somebody was faster. */
  | { readonly status: 'taken' };

/** Receives each answer that a guest cannot continue from, before the request is repeated. */
export type OnTrouble = (step: string, reply: Reply<unknown> | undefined, error?: unknown) => void;

const repeatMs = 300;
const timeoutMs = 120_000;

/**
 * Books a stay as the wizard does: a hold and its payment, the card (the provider's test card) through the edge, and the
 * completion. A request that got no answer, or 5xx, is repeated under its Idempotency-Key, as the wizard repeats it.
 */
export async function bookByCard(
  visitor: Visitor,
  guest: Guest,
  stay: Stay,
  onTrouble: OnTrouble = () => undefined,
): Promise<BookingOutcome> {
  const insist = async <T>(step: string, send: () => Promise<Reply<T>>): Promise<Reply<T>> => {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      try {
        const reply = await send();
        const isUnderWay = (reply.body as { type?: string } | undefined)?.type?.endsWith('in-progress');
        if (reply.status < 500 && !isUnderWay) return reply;
        if (!isUnderWay) onTrouble(step, reply);
      } catch (error) {
        onTrouble(step, undefined, error);
      }
      if (Date.now() > deadline) throw new Error(`${step}: no response within ${timeoutMs / 1000} s`);
      await sleep(repeatMs);
    }
  };

  const key = { 'idempotency-key': randomUUID() };
  const order = {
    bookingData: { lastName: 'Drill', phone: '+1 404 555 0100', numberOfGuests: 2, ...guest, ...stay },
    addOnIds: [],
  };
  const held = await insist('hold', () =>
    visitor.post<{ clientSecret: string; paymentIntentId: string }>(
      '/api/create-booking-payment-intent',
      order,
      key,
    ),
  );
  if (held.status === 409) return { status: 'taken' };
  expectStatus('hold', held, 200);
  const { clientSecret, paymentIntentId } = held.body;
  const paid = await insist('card', () =>
    visitor.postForm(`/sandbox/v1/payment_intents/${paymentIntentId}/confirm`, {
      client_secret: clientSecret,
      payment_method: 'pm_card_visa',
    }),
  );
  // Asked for a second time after a lost answer, the provider says that it is paid already.
  if (paid.status !== 400) expectStatus('card', paid, 200);
  const completed = await insist('completion', () =>
    visitor.post<{ bookingReference: string; status: string }>(
      '/api/complete-booking',
      { paymentIntentId },
      key,
    ),
  );
  expectStatus('completion', completed, 200);
  return { status: 'booked', reference: completed.body.bookingReference, paymentIntentId };
}

export function expectStatus(step: string, reply: Reply<unknown>, status: number): void {
  if (reply.status === status) return;
  throw new Error(`${step} answered ${reply.status}: ${JSON.stringify(reply.body)}`.slice(0, 500));
}
