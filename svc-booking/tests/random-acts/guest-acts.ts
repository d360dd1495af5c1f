import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { Random } from '@getaway/testing/seeded-random';
import { intentFor, type IntentAnswer } from '../guests.ts';
import type { StaffedService } from '../staffed-service.ts';

const cards = ['pm_card_visa', 'pm_card_visa', 'pm_card_pendingRefund', 'pm_card_refundFail'] as const;

/** How guests book and pay: at once, too late, or later without a card. */
export function guestActs(
  service: StaffedService,
  random: Random,
  dates: () => { checkInDate: CalendarDate; checkOutDate: CalendarDate },
) {
  const { database } = service;
  const hold = async () => {
    const guest = service.browser();
    const { checkInDate, checkOutDate } = dates();
    const { status, body } = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(checkInDate, checkOutDate),
    );
    return status === 200 ? { guest, paymentIntentId: body.paymentIntentId } : undefined;
  };
  return {
    payByCard: async () => {
      const held = await hold();
      if (!held) return;
      await service.pay(held.paymentIntentId, random.pick(cards));
      await held.guest.post('/api/complete-booking', { paymentIntentId: held.paymentIntentId });
    },
    /** Paid after the hold had ended, with its nights available or taken. */
    payTooLate: async () => {
      const held = await hold();
      if (!held) return;
      const { paymentIntentId } = held;
      await service.pay(paymentIntentId);
      await database.query(`UPDATE bookings SET status = 'cancelled' WHERE payment_intent_id = $1`, [
        paymentIntentId,
      ]);
      if (random.chance(0.5))
        await database.query(
          `UPDATE unavailable_dates SET booking_id = NULL WHERE booking_id = (SELECT id FROM bookings WHERE payment_intent_id = $1)`,
          [paymentIntentId],
        );
    },
    reserve: async () => {
      const { checkInDate, checkOutDate } = dates();
      await service.browser().post('/api/create-alternative-booking', intentFor(checkInDate, checkOutDate));
    },
  };
}
