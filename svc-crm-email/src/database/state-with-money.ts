/** The newest known sums of the ledger of a row of `guest_bookings`, as JSON; null when none are known. */
const money = `(SELECT jsonb_build_object('revision', m.revision, 'total', m.total::text, 'paid', m.paid::text,
    'returned', m.returned::text, 'balance', (m.total - m.paid + m.returned)::text, 'status', m.status)
  FROM booking_money m WHERE m.booking_id = guest_bookings.booking_id)`;

/** The state of a row of `guest_bookings` as its events carry it, with the newest known sums of its ledger. */
export const stateWithMoney = `state || jsonb_strip_nulls(jsonb_build_object('money', ${money}))`;
