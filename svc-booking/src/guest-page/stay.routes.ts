import { Router, type Request } from 'express';
import {
  addStayExtras,
  changeStayDetails,
  listStayDates,
  listStayExtras,
  moveStay,
  payStay,
  previewStayExtras,
  previewStayMove,
  readStay,
  settleStay,
} from '@getaway/contracts/http/stay';
import { cancelStay, previewStayCancellation } from '@getaway/contracts/http/stay-cancellation';
import { downloadStayCalendar, downloadStayDocument } from '@getaway/contracts/http/stay-files';
import { findBooking, openOwnStay as openOwnCall } from '@getaway/contracts/http/find-stay';
import { centsFromDollars, decimalFromCents } from '@getaway/kernel/money';
import type { Property } from '@getaway/property';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { StayLinks } from '@getaway/service-kit/stay-links/open-stay';
import { noSuchStay, withStay } from '@getaway/service-kit/stay-links/with-stay';
import { explainUnavailableNights } from '../availability/explain-unavailable-nights.ts';
import { unavailableOnWire } from '../availability/unavailable-nights.http.ts';
import type { UsualHours } from '../availability/stay-hours.rules.ts';
import type { FreshNightsDeps } from '../availability/take-fresh-nights.ts';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import { fileNameOf } from '../documents/document.http.ts';
import { ownHoldId } from '../holds/hold-cookie.http.ts';
import { cancelOwnStay } from './cancel-own-stay.ts';
import { changeOwnDetails } from './change-own-details.ts';
import { changeOwnStay, type ChangeOwnStayOutcome } from './change-own-stay.ts';
import type { HouseForGuests } from '../house/follow-house-for-guests.ts';
import { listOwnExtras } from './list-own-extras.ts';
import { openOwnStay } from './open-own-stay.ts';
import type { OwnChange } from './own-change.rules.ts';
import { ownStayCalendar } from './own-stay-calendar.ts';
import { payOwnStay } from './pay-own-stay.ts';
import { previewOwnCancellation } from './preview-own-cancellation.ts';
import { previewOwnChange } from './preview-own-change.ts';
import { printOwnDocument } from './print-own-document.ts';
import { readOwnStay } from './read-own-stay.ts';
import { requestStayLink } from './request-stay-link.ts';
import { settleOwnStay } from './settle-own-stay.ts';
import { countFind, countStart, linkOf } from './stay-access.http.ts';
import {
  cancelProblem,
  changeProblem,
  detailsProblem,
  guestProblem,
  payProblem,
} from './stay-refusal.problem.ts';
import {
  cancellationOnWire,
  changeOnWire,
  moneyOnWire,
  offerOnWire,
  refundOnWire,
  stayOnWire,
} from './stay-view.http.ts';

export interface StayRoutesDeps extends StaffBookingDeps, FreshNightsDeps {
  readonly stayLinks: StayLinks<string>;
  readonly database: StaffBookingDeps['database'];
  readonly guard: SessionGuard;
  readonly answers: IdempotencyStore;
  readonly usualHours: UsualHours;
  readonly secureCookies: boolean;
  readonly property: Property;
  readonly houseForGuests: () => HouseForGuests;
  /** Answers the requests for links a moment later. */
  readonly answerSoon: () => void;
}

/** The calls of the guest's own page (domain page, second part). A token opens one booking, in all of them. */
export function stayRoutes(deps: StayRoutesDeps): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const keyed = { answers: deps.answers, scopeOf: linkOf };
  const asGuest = <T>(request: Request, work: (id: string) => Promise<T | Problem | undefined>) =>
    withStay({ pool: deps.database.pool, stayLinks: deps.stayLinks }, request, work);

  mount(router, readStay, requireStaff, ({ request }) =>
    asGuest(request, async (id) => {
      const stay = await readOwnStay(deps, id);
      return stay && stayOnWire(stay, { timeZone: deps.timeZone, ...deps.houseForGuests() });
    }),
  );

  mount(router, previewStayCancellation, requireStaff, ({ request }) =>
    asGuest(request, async (id) => {
      const preview = await previewOwnCancellation(deps, id);
      return preview.ok ? cancellationOnWire(preview.booking, preview.refund) : guestProblem(preview);
    }),
  );

  mount(
    router,
    cancelStay,
    requireStaff,
    ({ request, body, correlationId }) =>
      asGuest(request, async (bookingId) => {
        const shownRefund = centsFromDollars(body.shownRefund);
        const outcome = await cancelOwnStay(deps, { bookingId, shownRefund, correlationId });
        if (!outcome.ok) return cancelProblem(outcome);
        return { status: outcome.booking.status, ...refundOnWire(outcome.refund) };
      }),
    keyed,
  );

  const previewed = async (id: string, change: OwnChange) => {
    const outcome = await previewOwnChange(deps, id, change);
    return outcome.ok ? changeOnWire(outcome) : guestProblem(outcome);
  };
  const changed = (outcome: ChangeOwnStayOutcome) => {
    if (!outcome.ok) return changeProblem(outcome);
    const { total, refund, due } = outcome;
    return {
      total: decimalFromCents(total),
      refund: decimalFromCents(refund),
      due: decimalFromCents(due),
    };
  };

  mount(router, listStayDates, requireStaff, ({ request }) =>
    asGuest(request, async (bookingId) =>
      unavailableOnWire(await explainUnavailableNights(deps, { bookingId, holdId: null })),
    ),
  );

  mount(router, previewStayMove, requireStaff, ({ request, body }) =>
    asGuest(request, (id) => previewed(id, { kind: 'move', ...body })),
  );

  mount(
    router,
    moveStay,
    requireStaff,
    ({ request, body, correlationId }) =>
      asGuest(request, async (bookingId) => {
        const { shownTotal, shownRefundableUntil, ...dates } = body;
        const change: OwnChange = { kind: 'move', ...dates };
        const shown = { shownTotal: centsFromDollars(shownTotal), shownRefundableUntil };
        return changed(await changeOwnStay(deps, { bookingId, change, ...shown, correlationId }));
      }),
    keyed,
  );

  mount(router, listStayExtras, requireStaff, ({ request }) =>
    asGuest(request, async (id) => {
      const extras = await listOwnExtras(deps, id);
      return extras && { ...extras, offer: offerOnWire(extras.offer) };
    }),
  );

  mount(router, previewStayExtras, requireStaff, ({ request, body }) =>
    asGuest(request, (id) => previewed(id, { kind: 'extras', ...body })),
  );

  mount(
    router,
    addStayExtras,
    requireStaff,
    ({ request, body, correlationId }) =>
      asGuest(request, async (bookingId) => {
        const { shownTotal, ...extras } = body;
        const change: OwnChange = { kind: 'extras', ...extras };
        const shown = centsFromDollars(shownTotal);
        return changed(await changeOwnStay(deps, { bookingId, change, shownTotal: shown, correlationId }));
      }),
    keyed,
  );

  mount(
    router,
    changeStayDetails,
    requireStaff,
    ({ request, body, correlationId }) =>
      asGuest(request, async (bookingId) => {
        const { revision, ...details } = body;
        const outcome = await changeOwnDetails(deps, { bookingId, details, revision, correlationId });
        return outcome.ok ? { revision: outcome.booking.revision } : detailsProblem(outcome);
      }),
    keyed,
  );

  mount(router, payStay, requireStaff, ({ request, body, correlationId }) =>
    asGuest(request, async (bookingId) => {
      const refused = await countStart(deps, bookingId);
      if (refused) return refused;
      const shownAmount = body.amount.toFixed(2);
      const started = await payOwnStay(deps, { bookingId, shownAmount, correlationId });
      if (!started.ok) return payProblem(started);
      const { clientSecret, paymentIntentId, amount } = started;
      return { clientSecret, paymentIntentId, amount: decimalFromCents(amount) };
    }),
  );

  mount(router, settleStay, requireStaff, ({ request, correlationId }) =>
    asGuest(request, async (bookingId) => {
      const stay = await settleOwnStay(deps, { bookingId, correlationId });
      return stay && moneyOnWire(stay);
    }),
  );

  mountFile(router, downloadStayCalendar, requireStaff, ({ request }) =>
    asGuest(request, async (id) => {
      const outcome = await ownStayCalendar(deps, id);
      if (outcome.ok) return { name: outcome.name, content: [Buffer.from(outcome.text)] };
      if (outcome.reason === 'not-found') return undefined;
      return new Problem('not-possible-now', {
        detail: 'Your stay isn’t booked, so there’s nothing to add to your calendar.',
      });
    }),
  );

  mountFile(router, downloadStayDocument, requireStaff, ({ request, params }) =>
    asGuest(request, async (id) => {
      const printed = await printOwnDocument(deps, id, params.number);
      return printed ? { name: fileNameOf(printed.document), content: [printed.pdf] } : noSuch('document');
    }),
  );

  mount(router, openOwnCall, requireStaff, async ({ request, body }) => {
    const holdId = ownHoldId(request, deps.secureCookies);
    const token = await openOwnStay(deps, { holdId, ...body });
    return token === undefined ? noSuchStay() : { token };
  });

  mount(router, findBooking, requireStaff, async ({ request, body }) => {
    const refused = await countFind(deps, request);
    if (refused) return refused;
    await requestStayLink(deps, body);
    deps.answerSoon();
    return { message: 'If this booking exists, we’ve emailed its link to the address it was made with.' };
  });

  return router;
}
