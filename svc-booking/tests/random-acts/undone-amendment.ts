import { addDays } from '@getaway/kernel/calendar-date';
import type { Random } from '@getaway/testing/seeded-random';
import { bookingsOfStaff, type StaffBookingAnswer } from '../staff-bookings.ts';
import type { StaffedService } from '../staffed-service.ts';

type Amended = Pick<StaffBookingAnswer, 'totalPrice' | 'checkOutDate'>;
export type Amend = (
  id: string,
  change: Record<string, unknown>,
) => Promise<{ status: number; body: Amended }>;

/**
 * Adds a night or an extra to a booking, changes the house's prices, and takes back what was added. Returns what is wrong
 * with the total then. Undefined when it is right, or when a change was refused.
 */
export async function undoneAmendment(
  service: StaffedService,
  random: Random,
  booking: { readonly id: string; readonly extraId: string },
  amend: Amend = bookingsOfStaff(service, service.staff).change,
): Promise<string | undefined> {
  const { id, extraId } = booking;
  const before = (await bookingsOfStaff(service, service.staff).read(id)).body;
  const chosen = await extrasOf(service, id);
  const { add, takeBack } = random.chance(0.5)
    ? {
        add: { checkOutDate: addDays(before.checkOutDate, 1) },
        takeBack: { checkOutDate: before.checkOutDate },
      }
    : { add: { addOnIds: [...chosen, extraId] }, takeBack: { addOnIds: chosen } };
  if ((await amend(id, add)).status !== 200) return undefined;
  await changePrices(service, random);
  const after = await amend(id, takeBack);
  if (after.status !== 200 || after.body.totalPrice === before.totalPrice) return undefined;
  return `${id} cost ${before.totalPrice}, and ${after.body.totalPrice} after an amendment was taken back`;
}

/** What staff charge from now on. */
export async function changePrices({ database }: StaffedService, random: Random): Promise<void> {
  await database.query('UPDATE pricing_settings SET price = price + $1 WHERE price > 0', [
    random.below(9) + 1,
  ]);
  await database.query('UPDATE addon_services SET price = price + $1', [random.below(9) + 1]);
}

/**
 * A wrong amendment that prices the whole stay at today's rates: the control of the proof. It changes the booking as staff
 * do, and then stores the new quote of another guest for it.
 */
export function atTodaysRates(service: StaffedService): Amend {
  return async (id, change) => {
    const desk = bookingsOfStaff(service, service.staff);
    const changed = await desk.change(id, change);
    const { checkInDate, checkOutDate } = changed.body;
    const quoted = await service.staff.post<{ total: string }>('/api/quote', {
      checkInDate,
      checkOutDate,
      addOnIds: await extrasOf(service, id),
      paymentMethod: 'card',
    });
    await service.database.query('UPDATE bookings SET total_price = $2, quote = $3 WHERE id = $1', [
      id,
      quoted.body.total,
      JSON.stringify(quoted.body),
    ]);
    return { status: quoted.status, body: { ...changed.body, totalPrice: quoted.body.total } };
  };
}

async function extrasOf({ database }: StaffedService, id: string): Promise<string[]> {
  const { rows } = await database.query<{ id: string }>(
    'SELECT add_on_service_id AS id FROM booking_addons WHERE booking_id = $1',
    [id],
  );
  return rows.map((row) => row.id);
}
