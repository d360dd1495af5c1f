import type { StayView } from '@getaway/contracts/http/stay';
import { calendarDate } from '@getaway/kernel/calendar-date';

const closed = { allowed: false, until: null, whyNot: null } as const;
const open = { allowed: true, until: '2027-03-04T21:00:00.000Z', whyNot: null } as const;

/** A confirmed and paid stay from Friday, March 5 to Sunday, March 7, 2027, for tests. */
export const exampleStay: StayView = {
  bookingReference: 'GH7K2M',
  revision: 3,
  status: 'confirmed',
  ended: null,
  firstName: 'Maya',
  guestName: 'Maya Torres',
  maskedEmail: 'm•••@example.com',
  checkInDate: calendarDate('2027-03-05'),
  checkInTime: '16:00',
  checkOutDate: calendarDate('2027-03-07'),
  checkOutTime: '11:00',
  numberOfGuests: 2,
  occasion: null,
  specialRequests: null,
  checkInAt: '2027-03-05T21:00:00.000Z',
  checkOutAt: '2027-03-07T16:00:00.000Z',
  keptUntil: null,
  keptSeconds: null,
  quote: {
    nights: [
      { date: calendarDate('2027-03-05'), rate: '250.00', surcharge: '0.00', label: 'Friday' },
      { date: calendarDate('2027-03-06'), rate: '300.00', surcharge: '0.00', label: 'Saturday' },
    ],
    nightsTotal: '550.00',
    addOns: [],
    addOnsTotal: '0.00',
    packages: [],
    packagesTotal: '0.00',
    cleaningFee: '100.00',
    subtotal: '650.00',
    discount: '0.00',
    cardFee: '0.00',
    taxRate: 0.07,
    tax: '45.50',
    total: '695.50',
  },
  addOnIds: [],
  packageIds: [],
  money: {
    total: '695.50',
    paid: '695.50',
    returned: '0.00',
    onItsWay: '0.00',
    balance: '0.00',
    status: 'paid',
  },
  entries: [],
  documents: [],
  canCancel: { ...open, refund: '695.50', refundReason: 'in-time' },
  canMove: open,
  canAddExtras: open,
  canChangeDetails: open,
  canPay: { ...closed, balance: '0.00', cardFee: '0.00', amount: '0.00' },
  entryCode: { code: null, from: '2027-03-04T21:00:00.000Z' },
  guide: null,
};
