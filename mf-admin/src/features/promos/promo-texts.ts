import { listPromoCodes } from '@getaway/contracts/http/staff-bookings';

const refresh = [listPromoCodes];

/** The toasts of writes to promotion codes, and what is read again after them. */
export const promoTexts = {
  created: {
    done: 'Promotion code created successfully',
    failed: 'Failed to create promotion code',
    refresh,
  },
  updated: { done: 'Promotion code updated', failed: 'Failed to update promotion code', refresh },
};
