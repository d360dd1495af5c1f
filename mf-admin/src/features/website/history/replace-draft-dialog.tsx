import type { ReactNode } from 'react';
import { formatMoment } from '../../../format/dates.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { Comparison } from './use-comparison.ts';

interface ReplaceDraftDialogProps {
  /** The draft that would be lost; the dialog is closed without one. */
  draft: NonNullable<Comparison['draft']> | undefined;
  pending: boolean;
  onReplace: () => void;
  onCancel: () => void;
}

/** Asks before an earlier version takes the place of a draft. */
export function ReplaceDraftDialog(props: ReplaceDraftDialogProps): ReactNode {
  const { draft, pending, onReplace, onCancel } = props;
  return (
    <ConfirmDialog
      open={draft !== undefined}
      title="Replace your draft?"
      confirm="Replace Draft"
      cancel="Keep Draft"
      pending={pending}
      onConfirm={onReplace}
      onCancel={onCancel}
    >
      {draft &&
        `The draft that ${draft.savedBy} saved on ${formatMoment(draft.savedAt)} isn’t published, and will be lost.`}
    </ConfirmDialog>
  );
}
