import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import { createFailedToast, updateFailedToast } from './sequence-refusals.ts';

const refresh = sequenceQueries;
const updated = 'Email sequence updated successfully';

/** The toasts of writes to sequences, and what is read again after them. */
export const sequenceTexts = {
  created: { done: 'Email sequence created successfully', failed: createFailedToast, refresh },
  edited: { done: updated, failed: updateFailedToast, refresh },
  switched: { done: updated, failed: 'Failed to update email sequence', refresh },
  duplicated: {
    done: 'Email sequence duplicated successfully',
    failed: 'Failed to duplicate email sequence',
    refresh,
  },
};
