import { Router } from 'express';
import {
  type LedgerEntry,
  attachEntry as attachCall,
  exportLedger as exportCall,
  listLedger as listCall,
  readBookingLedger as readCall,
  recordPayment,
  recordRefund,
} from '@getaway/contracts/http/ledger';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount, mountFile, type Parsed } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import { attachEntry } from './attach-entry.ts';
import { exportLedger } from './export-ledger.ts';
import { cardPaymentOnWire, entryOnWire, listedOnWire } from './ledger-entry.http.ts';
import { listLedger } from './list-ledger.ts';
import { readBookingLedger } from './read-booking-ledger.ts';
import { recordMoney } from './record-money.ts';
import { recordingProblem } from './record-money.problem.ts';

/** Staff's calls about money (domain page, 'Accepted lines and the ledger'). */
export function ledgerRoutes(
  deps: StaffBookingDeps & { readonly guard: SessionGuard; readonly answers: IdempotencyStore },
): Router {
  const router = Router();
  const { answers } = deps;
  const { requireStaff } = deps.guard;

  mount(router, readCall, requireStaff, async ({ params }) => {
    const ledger = await readBookingLedger(deps, params.id);
    if (!ledger) return noSuch('booking');
    return {
      total: decimalFromCents(ledger.booking.total),
      charged: decimalFromCents(ledger.charged),
      paid: decimalFromCents(ledger.paid),
      returned: decimalFromCents(ledger.returned),
      onItsWay: decimalFromCents(ledger.onItsWay),
      balance: decimalFromCents(ledger.balance),
      status: ledger.status,
      refundable: ledger.refundable.map(({ method, amount }) => ({
        method,
        amount: decimalFromCents(amount),
      })),
      cardPayments: ledger.cardPayments.map((payment) => cardPaymentOnWire(payment, deps.timeZone)),
      entries: ledger.entries.map((entry) => entryOnWire(entry, ledger.booking.guestName, deps.timeZone)),
    };
  });

  const record = async (
    kind: 'payment' | 'refund',
    {
      params,
      body,
      request,
      response,
      correlationId,
    }: Pick<Parsed<typeof recordPayment>, 'params' | 'body' | 'request' | 'response' | 'correlationId'>,
  ): Promise<LedgerEntry | Problem> => {
    const outcome = await recordMoney(deps, {
      kind,
      id: params.id,
      revision: body.revision,
      effectiveOn: body.effectiveOn,
      note: body.note,
      method: body.method,
      amount: centsFromDollars(body.amount),
      key: request.get('idempotency-key'),
      actor: staffOf(response).username,
      correlationId,
    });
    if (!outcome.ok) return recordingProblem(outcome);
    return entryOnWire(outcome.entry, outcome.booking.guestName, deps.timeZone);
  };
  mount(router, recordPayment, requireStaff, (input) => record('payment', input), { answers });
  mount(router, recordRefund, requireStaff, (input) => record('refund', input), { answers });

  mount(router, listCall, requireStaff, async ({ query, response }) => {
    const { limit = 50, offset = 0, sortBy, sortOrder, ...filter } = query;
    const page = await listLedger(deps, filter, { sortBy, sortOrder }, { limit, offset });
    response.set('X-Total-Count', String(page.count));
    return {
      received: decimalFromCents(page.received),
      returned: decimalFromCents(page.returned),
      net: decimalFromCents(page.net),
      byMethod: page.byMethod.map((sum) => ({ ...sum, net: decimalFromCents(sum.net) })),
      entries: page.entries.map(listedOnWire),
    };
  });

  mount(router, attachCall, requireStaff, async ({ params, body, response, correlationId }) => {
    const outcome = await attachEntry(deps, {
      entryId: params.id,
      bookingReference: body.bookingReference.toUpperCase(),
      actor: staffOf(response).username,
      correlationId,
    });
    if (outcome.ok) return entryOnWire(outcome.entry, outcome.guestName, deps.timeZone);
    if (outcome.reason === 'not-unclaimed')
      return new Problem('changed-meanwhile', { detail: 'This money belongs to a booking already.' });
    const message = 'No booking has this reference';
    return new Problem('not-found', { detail: message, errors: [{ path: 'bookingReference', message }] });
  });

  mountFile(router, exportCall, requireStaff, async ({ query }) => {
    const content = await exportLedger(deps, query);
    const day = dateInZone(deps.now(), deps.timeZone);
    return { name: `ledger-${day}.csv`, content };
  });

  return router;
}
