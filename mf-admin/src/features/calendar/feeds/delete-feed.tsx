import type { ReactNode } from 'react';
import { deleteCalendarFeed, type CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import { useMutation } from '../../../actions/use-mutation.ts';
import { DeleteNamed } from '../../../ui/delete-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { calendarQueries } from '../calendar-queries.ts';
import { unknownReason } from './feed-words.ts';

const texts = {
  done: 'Calendar feed removed successfully',
  failed: 'Failed to remove calendar feed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

export function DeleteFeed({ dialog }: { dialog: DialogState<CalendarFeed> }): ReactNode {
  const deletion = useMutation(deleteCalendarFeed, texts);
  return (
    <DeleteNamed dialog={dialog} deletion={deletion}>
      <p>
        Its stays will be removed from the calendar, and guests will be able to book their nights here. To
        stop syncing but keep the stays, pause it instead.
      </p>
    </DeleteNamed>
  );
}
