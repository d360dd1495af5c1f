import { useMemo, useState, type ReactNode } from 'react';
import type { CallBody } from '@getaway/contracts/http/call';
import { listStayDates, moveStay, previewStayMove, type StayView } from '@getaway/contracts/http/stay';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { ApiDataProvider } from '@getaway/web-kit/swr.tsx';
import type { CalendarFacts, DateSelection } from '../../calendar/calendar-selection.ts';
import { withOwnStay } from '../../calendar/day-rules.ts';
import { useNightPrices } from '../../calendar/night-prices.ts';
import { StayCalendar } from '../../calendar/stay-calendar.tsx';
import { useCalendarFacts } from '../../calendar/use-calendar-facts.ts';
import { property } from '../../property.ts';
import { Loading } from '../../ui/loading.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { AmendmentOffer } from './amendment-offer.tsx';
import { amendedWords } from './amendment-words.ts';
import styles from './panel.module.css';
import { PartFailed } from './part-failed.tsx';
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
  const { state: unavailable, retry } = useLoaded(() => calls.call(listStayDates), String(view.revision));
  const { prices, rates } = useNightPrices(today);
  // Before the guest chooses, the dates are those of the booking, also after another tab has moved it.
  const [chosen, setChosen] = useState<DateSelection>();
  const dates = chosen ?? bookedDates(view);
  const moved = movedTo(dates, view);
  const amendment = useAmendment(moved, (body) => calls.call(previewStayMove, { body }));
  const known = useCalendarFacts(
    today,
    unavailable.status === 'loaded' ? unavailable.value : undefined,
    rates,
  );
  const facts = useMemo(() => withoutOwn(known, view), [known, view]);

  if (unavailable.status === 'failed')
    return <PartFailed what="the calendar" error={unavailable.error} onTryAgain={retry} />;
  if (unavailable.status === 'loading') return <Loading>Loading the calendar…</Loading>;

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

/** The guest's own nights are no obstacle, and days that they keep break no rule. */
function withoutOwn(facts: CalendarFacts, { checkInDate, checkOutDate }: StayView): CalendarFacts {
  const stay = { checkIn: checkInDate, checkOut: checkOutDate };
  const own = new Set(nightsOf(stay));
  return {
    ...facts,
    booked: new Set([...facts.booked].filter((day) => !own.has(day))),
    rules: facts.rules && withOwnStay(facts.rules, stay),
  };
}
