import { expect } from 'vitest';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import type { Browser } from './browser.ts';
import type { TestService } from './test-service.ts';

export interface StaffBookingAnswer {
  id: string;
  type?: string;
  bookingReference: string;
  email: string;
  status: string;
  revision: number;
  entryCode: string | null;
  guestName: string;
  numberOfGuests: number;
  checkInDate: CalendarDate;
  checkOutDate: CalendarDate;
  tax: string;
  totalPrice: string;
  promoDiscount: string;
  balance: string | null;
  paidTotal: string;
  refundedTotal: string;
  chargebackTotal: string;
}

export interface Ledger {
  paid: string;
  returned: string;
  onItsWay: string;
  balance: string;
  status: string;
  refundable: { method: string; amount: string }[];
  cardPayments: { id: string; amount: string; left: string; isDisputed: boolean }[];
  entries: {
    id: string;
    kind: string;
    method: string;
    amount: string;
    status: string;
    effectiveOn: string;
  }[];
}

interface HistoryEntry {
  actor: string | null;
  action: string;
  changes: { field: string; from: unknown; to: unknown }[];
}

export type BookingsOfStaff = ReturnType<typeof bookingsOfStaff>;

/** Staff's calls about bookings, and the stored state of one. */
export function bookingsOfStaff(service: TestService, staff: Browser) {
  const path = '/api/admin/bookings';
  return {
    create: (booking: Record<string, unknown>) =>
      staff.post<StaffBookingAnswer>(path, {
        guestName: 'Ada Lovelace',
        email: 'ada@example.com',
        ...booking,
      }),
    change: (id: string, change: Record<string, unknown>) =>
      staff.put<StaffBookingAnswer>(`${path}/${id}`, change),
    ledger: async (id: string) => (await staff.get<Ledger>(`${path}/${id}/ledger`)).body,
    read: (id: string) => staff.get<StaffBookingAnswer>(`${path}/${id}`),
    remove: (id: string, query = '') => staff.delete(`${path}/${id}${query}`),
    history: async (id: string) => (await staff.get<HistoryEntry[]>(`${path}/${id}/history`)).body,
    preview: async (id: string) => (await staff.get(`${path}/${id}/refund-preview`)).body,
    refund: (id: string, body: Record<string, unknown>) => staff.post(`${path}/${id}/refunds`, body),
    nights: async (id: string) =>
      (await service.database.query('SELECT 1 FROM unavailable_dates WHERE booking_id = $1', [id])).rowCount,
    events: async (id: string) => {
      const { rows } = await service.database.query<{ type: string }>(
        `SELECT type FROM outbox_events WHERE data->>'entityId' = $1 ORDER BY position`,
        [id],
      );
      return rows.map(({ type }) => type);
    },
    aService: async (name: string, price: number) => {
      const answer = await staff.post<{ id: string }>('/api/admin/addon-services', {
        name,
        description: `${name} in the evening`,
        price,
        category: 'romance',
      });
      return answer.body.id;
    },
    until: (id: string, status: string) =>
      eventually(
        async () => expect((await staff.get<StaffBookingAnswer>(`${path}/${id}`)).body.status).toBe(status),
        {
          timeoutMs: 30_000,
        },
      ),
  };
}
