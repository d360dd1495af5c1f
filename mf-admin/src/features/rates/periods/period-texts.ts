import { listRateNights, listRatePeriods } from '@getaway/contracts/http/rates';

const refresh = [listRatePeriods, listRateNights];

/** The toasts of writes to seasons, overrides, and holidays, and what is read again after them. */
export const periodTexts = {
  created: { done: 'Dates added', failed: 'Couldn’t add the dates', refresh },
  copied: { failed: 'Couldn’t copy the year', refresh },
  uncopied: { failed: 'Couldn’t delete the copies', refresh },
  changed: { done: 'Changes saved', failed: 'Couldn’t save the changes', refresh },
  deleted: { done: 'Dates deleted', failed: 'Couldn’t delete the dates', refresh },
};
