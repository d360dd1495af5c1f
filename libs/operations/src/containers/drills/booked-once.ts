import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../backup.ts';
import type { GuestsReport } from '../guests-at-once.ts';

const arrivedWithinMs = 60_000;

/**
 * The faults of what the guests of one run have now: each booking is there once, confirmed, paid, with its night, in the
 * copies of the other services, and with one confirmation email; and there is none that no guest knows about.
 */
export async function bookingFaults({ booked, run }: GuestsReport): Promise<string[]> {
  const addresses = `guest.${run}.%`;
  const faults: string[] = [];
  const mustBe = (what: string, found: string, wanted: string): void => {
    if (found !== wanted) faults.push(`${what}: ${found}, not ${wanted}`);
  };
  const expected = booked.map(({ reference }) => reference).sort();
  const all = String(expected.length);

  const confirmed = await query(
    'booking',
    `SELECT booking_reference FROM bookings WHERE email LIKE '${addresses}' AND status = 'confirmed' ORDER BY 1`,
  );
  mustBe('references', confirmed, expected.join('\n'));
  mustBe('guests', String(new Set(booked.map(({ email }) => email)).size), all);
  mustBe(
    'nights of confirmed bookings, paid in full',
    await query(
      'booking',
      `SELECT count(DISTINCT n.date) FROM unavailable_dates n JOIN bookings b ON b.id = n.booking_id
       WHERE b.email LIKE '${addresses}' AND b.status = 'confirmed' AND b.paid_total = b.total_price`,
    ),
    all,
  );
  mustBe(
    'payments without a confirmed booking',
    await query(
      'booking',
      `SELECT count(*) FROM bookings WHERE email LIKE '${addresses}' AND status <> 'confirmed' AND paid_total > refunded_total`,
    ),
    '0',
  );
  const copies = [
    ['calendar', `SELECT count(*) FROM direct_stays WHERE booking_reference = ANY('{${expected.join()}}')`],
    [
      'crm_email',
      `SELECT count(*) FROM email_sends WHERE to_address LIKE '${addresses}' AND kind = 'booking-confirmed' AND status = 'sent'`,
    ],
  ] as const;
  for (const [database, sql] of copies) {
    const deadline = Date.now() + arrivedWithinMs;
    while ((await query(database, sql)) !== all && Date.now() < deadline) await sleep(1_000);
    mustBe(database, await query(database, sql), all);
  }
  return faults;
}
