import { useMemo, useState, type ReactNode } from 'react';
import type { CallBody } from '@getaway/contracts/http/call';
import { listUnavailableDates } from '@getaway/contracts/http/availability';
import { moveStay, previewStayMove, type StayView } from '@getaway/contracts/http/stay';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { ApiDataProvider, useQuery } from '@getaway/web-kit/swr.tsx';
import { type DateSelection } from '../../calendar/calendar-selection.ts';
import { useNightPrices } from '../../calendar/night-prices.ts';
import { StayCalendar } from '../../calendar/stay-calendar.tsx';
import { property } from '../../property.ts';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Loading } from '../../ui/loading.tsx';
import { AmendmentOffer } from './amendment-offer.tsx';
import { amendedWords } from './amendment-words.ts';
import styles from './panel.module.css';
import { sendAct } from './send-act.ts';
import { useOpenStay } from './stay-context.ts';
import { useAmendment } from './use-amendment.ts';

export function MovePanel({ onClose }: { onClose: () => void }): ReactNode {
  return (
    <ApiDataProvider>
      <MoveDates onClose={onClose} />
    </ApiDataProvider>
  );
}

/** Other dates for the stay, with their price before it moves. */
function MoveDates({ onClose }: { onClose: () => void }): ReactNode {
  const { view, calls, done, loadedAt } = useOpenStay();
  const today = dateInZone(new Date(loadedAt), property.timeZone);
  const unavailable = useQuery(listUnavailableDates);
  const { prices } = useNightPrices(today);
  // Before the guest chooses, the dates are those of the booking, also after another tab has moved it.
  const [chosen, setChosen] = useState<DateSelection>();
  const dates = chosen ?? bookedDates(view);
  const moved = movedTo(dates, view);
  const amendment = useAmendment(moved, (body) => calls.call(previewStayMove, { body }));
  const facts = useMemo(
    () => ({ booked: withoutOwn(unavailable.data?.unavailableDates ?? [], view), today }),
    [unavailable.data, view, today],
  );

  if (unavailable.error && !unavailable.data)
    return <LoadFailed what="the calendar" onTryAgain={() => void unavailable.mutate()} />;
  if (!unavailable.data) return <Loading>Loading the calendar…</Loading>;

  const save = () => {
    if (!moved) return;
    void amendment.save(
      ({ quote, refundableUntil }) => {
        const shown = { shownTotal: quote.total, shownRefundableUntil: refundableUntil };
        return sendAct(moveStay, { ...moved, ...shown }, (act) => calls.call(moveStay, act));
      },
      (amended) => {
        onClose();
        void done(amendedWords('Your stay has moved to its new dates.', amended));
      },
    );
  };
  return (
    <div className={styles.panel}>
      <p>Choose your new check-in and check-out. Nights you’ve already booked keep their price.</p>
      <StayCalendar dates={dates} facts={facts} prices={prices} onChoose={setChosen} />
      <AmendmentOffer state={amendment.state} booked={view.quote} action="Move my stay" onSave={save} />
    </div>
  );
}

function bookedDates({ checkInDate, checkOutDate }: StayView): DateSelection {
  return { status: 'stay', checkIn: checkInDate, checkOut: checkOutDate };
}

/** The other dates that are chosen; undefined for the booking's own. */
function movedTo(
  dates: DateSelection,
  { checkInDate, checkOutDate }: StayView,
): CallBody<typeof previewStayMove> | undefined {
  if (dates.status !== 'stay') return undefined;
  const isBooked = dates.checkIn === checkInDate && dates.checkOut === checkOutDate;
  return isBooked ? undefined : { checkInDate: dates.checkIn, checkOutDate: dates.checkOut };
}

/** The guest's own nights are no obstacle. */
function withoutOwn(
  unavailable: readonly CalendarDate[],
  { checkInDate, checkOutDate }: StayView,
): ReadonlySet<CalendarDate> {
  const own = new Set(nightsOf({ checkIn: checkInDate, checkOut: checkOutDate }));
  return new Set(unavailable.filter((day) => !own.has(day)));
}
