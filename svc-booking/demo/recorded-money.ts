import { oneOf, type RandomInt } from '@getaway/demo/random-int';
import type { PlannedBooking } from '@getaway/demo/year';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import { cents, type Cents } from '@getaway/kernel/money';
import { readBookingLedger } from '../src/ledger/read-booking-ledger.ts';
import { recordMoney } from '../src/ledger/record-money.ts';
import { demoActor, type DemoDeps } from './book.ts';

/** How guests who book by phone pay the first part, and what they bring to the door. */
const firstMethods = ['check', 'bank_transfer', 'bank_transfer', 'venmo'] as const;
const doorMethods = ['cash', 'cash', 'check', 'cash_app'] as const;
/** How guests pay a reservation on this site. */
export const appMethods = ['venmo', 'venmo', 'cash_app', 'bank_transfer'] as const;

interface MomentOfMoney {
  readonly at: Date;
  readonly record: () => Promise<void>;
}

/** A booking by phone is paid in two parts: a third within two days, and the rest at the door. */
export function phonePayments(
  deps: DemoDeps,
  randomInt: RandomInt,
  { bookedAt, checkIn }: PlannedBooking,
  id: string,
): readonly MomentOfMoney[] {
  const [first, atDoor] = [oneOf(randomInt, firstMethods), oneOf(randomInt, doorMethods)];
  return [
    {
      at: addMilliseconds(bookedAt, (1 + randomInt(47)) * hourMs),
      record: () =>
        payPart(deps, id, { method: first, note: 'First part', part: (due) => Math.round(due / 300) * 100 }),
    },
    {
      at: new Date(`${checkIn}T22:00:00Z`),
      record: () => payPart(deps, id, { method: atDoor, note: undefined, part: (due) => due }),
    },
  ];
}

/** After a cancellation, staff return what came without a card in the way it came. */
export async function returnRecorded(deps: DemoDeps, id: string): Promise<void> {
  const ledger = await readBookingLedger(deps, id);
  for (const { method, amount } of ledger?.refundable ?? [])
    if (method !== 'card')
      await record(deps, id, { kind: 'refund', method, amount, note: 'Canceled in time' });
}

async function payPart(
  deps: DemoDeps,
  id: string,
  payment: {
    readonly method: RecordedMethod;
    readonly note: string | undefined;
    readonly part: (due: number) => number;
  },
): Promise<void> {
  const ledger = await readBookingLedger(deps, id);
  if (!ledger || ledger.balance <= 0 || ledger.booking.status === 'cancelled') return;
  const amount = cents(payment.part(ledger.balance));
  if (amount > 0)
    await record(deps, id, { kind: 'payment', method: payment.method, amount, note: payment.note });
}

async function record(
  deps: DemoDeps,
  id: string,
  money: {
    readonly kind: 'payment' | 'refund';
    readonly method: RecordedMethod;
    readonly amount: Cents;
    readonly note: string | undefined;
  },
): Promise<void> {
  const correlationId = deps.newId();
  const decision = { id, revision: undefined, key: undefined, actor: demoActor, correlationId };
  const outcome = await recordMoney(deps, { ...decision, ...money, effectiveOn: undefined });
  if (!outcome.ok) throw new Error(`the ${money.kind} of ${id} was refused: ${outcome.reason}`);
}
