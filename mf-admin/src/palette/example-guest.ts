import type { Guest } from '@getaway/contracts/http/guests';

/** A guest for tests. */
export const exampleGuest: Guest = {
  id: 'guest-1',
  firstName: 'Mara',
  lastName: 'Quinn',
  guestName: null,
  partnerName: null,
  email: 'mara@guests.example.com',
  phone: '(770) 555-0142',
  tags: null,
  sequenceKey: null,
  sequenceStep: 0,
  totalStays: 1,
  lifetimeValue: '640.00',
  firstStayDate: '2026-02-13',
  lastStayDate: '2026-02-15',
  lastContactDate: null,
  recentEntryCode: null,
};
