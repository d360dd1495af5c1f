import { useEffect, useState, type ReactNode } from 'react';
import type { Stay } from '@getaway/kernel/stay';
import { formatTotal } from '@getaway/web-kit/format/money';
import type { BookingDraft } from '../draft/booking-draft.ts';
import { useQuote } from './use-quote.ts';

/** A pointer passes many days on its way. */
const restMs = 200;

interface StayTotalProps {
  draft: BookingDraft;
  stay: Stay;
}

/** What the draft would cost with other dates, as the server says; nothing while it is on its way. */
export function StayTotal({ draft, stay: { checkIn, checkOut } }: StayTotalProps): ReactNode {
  const [rested, setRested] = useState('');
  const stay = `${checkIn} ${checkOut}`;
  useEffect(() => {
    const rest = setTimeout(() => setRested(stay), restMs);
    return () => clearTimeout(rest);
  }, [stay]);
  const dates = rested === stay ? ({ status: 'stay', checkIn, checkOut } as const) : noStay;
  const { state } = useQuote({ ...draft, dates });
  return state.status === 'ready' ? ` · ${formatTotal(state.quote.total)} in all` : null;
}

const noStay = { status: 'empty' } as const;
