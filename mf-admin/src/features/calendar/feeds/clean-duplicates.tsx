import { useState, type ReactNode } from 'react';
import { ClearOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { cleanupDuplicates } from '@getaway/contracts/http/calendar-duplicates';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { calendarQueries } from '../calendar-queries.ts';
import { unknownReason } from './feed-words.ts';
import { ScreenLabel } from './screen-label.tsx';
import type { FoundDuplicates } from './use-analysis.ts';

const texts = {
  done: ({ duplicatesRemoved }: FoundDuplicates): ToastMessage => ({
    title: 'Duplicates Cleaned Up',
    description: `Successfully removed ${duplicatesRemoved} duplicate ${duplicatesRemoved === 1 ? 'booking' : 'bookings'}`,
  }),
  failed: 'Cleanup failed',
  unknown: unknownReason,
  refresh: calendarQueries,
};

interface CleanDuplicatesProps {
  found: FoundDuplicates | undefined;
  onCleaned: () => void;
}

/** Removes what an analysis found, after one more question. */
export function CleanDuplicates({ found, onCleaned }: CleanDuplicatesProps): ReactNode {
  const { run, pending } = useMutation(cleanupDuplicates, texts);
  // What is asked about: another analysis is not, and is no reason to ask.
  const [asked, setAsked] = useState<FoundDuplicates>();
  const count = found?.duplicatesRemoved ?? 0;
  const clean = async (): Promise<void> => {
    const outcome = await run({ body: { dryRun: false } });
    if (!outcome?.ok) return;
    setAsked(undefined);
    onCleaned();
  };
  return (
    <>
      {count > 0 && (
        <Button danger type="primary" icon={<ClearOutlined aria-hidden />} onClick={() => setAsked(found)}>
          <ScreenLabel wide={`Clean ${count} ${count === 1 ? 'Duplicate' : 'Duplicates'}`} phone="Clean" />
        </Button>
      )}
      <ConfirmDialog
        open={count > 0 && asked === found}
        title={count === 1 ? 'Remove 1 duplicate?' : `Remove ${count} duplicates?`}
        confirm="Remove Duplicates"
        pending={pending}
        onConfirm={() => void clean()}
        onCancel={() => setAsked(undefined)}
      >
        <p>
          This action cannot be undone. The oldest stay of each group is kept, so its nights stay blocked. The
          others are removed from the calendar and return only if the kept one goes away.
        </p>
      </ConfirmDialog>
    </>
  );
}
