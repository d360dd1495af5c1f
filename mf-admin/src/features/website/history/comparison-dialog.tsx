import type { ReactNode } from 'react';
import type { HouseVersion } from '@getaway/contracts/http/house-editing';
import { formatMoment } from '../../../format/dates.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailure } from '../../../ui/load-failure.tsx';
import { PageSpinner } from '../../../ui/page-spinner.tsx';
import type { QueryState } from '../../../ui/query-state.ts';
import { ChangeList } from '../publish/change-list.tsx';
import { shownChanges } from '../publish/change-words.ts';
import { useComparison, type Comparison } from './use-comparison.ts';
import { sourceInWords, versionInWords } from './version-words.ts';

interface ComparisonDialogProps {
  version: HouseVersion;
  open: boolean;
  pending: boolean;
  onRestore: (comparison: Comparison) => void;
  onClose: () => void;
}

/** What would change for guests if a version was published again. */
export function ComparisonDialog(props: ComparisonDialogProps): ReactNode {
  const { version, open, pending, onRestore, onClose } = props;
  const state = useComparison(version.revision);
  const canRestore = state.status === 'ready' && (hasChanges(state.data) || state.data.draft !== null);
  return (
    <Dialog
      open={open}
      title={`${versionInWords(version)}, compared with what’s published`}
      width={640}
      okText="Restore"
      okButtonProps={{ disabled: !canRestore }}
      confirmLoading={pending}
      cancelText="Close"
      onOk={() => state.status === 'ready' && onRestore(state.data)}
      onCancel={onClose}
      destroyOnHidden
    >
      <p>
        {formatMoment(version.publishedAt)} · {sourceInWords(version)}
      </p>
      <Differences state={state} />
    </Dialog>
  );
}

function hasChanges({ published, version }: Comparison): boolean {
  return shownChanges(published.content, version.content).length > 0;
}

function Differences({ state }: { state: QueryState<Comparison> }): ReactNode {
  switch (state.status) {
    case 'loading':
      return <PageSpinner />;
    case 'failed':
      return <LoadFailure title="Failed to load this version" onRetry={state.retry} />;
    case 'ready': {
      const { published, version } = state.data;
      const changes = shownChanges(published.content, version.content);
      if (changes.length === 0) return <p>It’s the same as what is published now.</p>;
      return (
        <>
          <p>Restoring it makes it your draft, with these changes:</p>
          <ChangeList changes={changes} content={version.content} label="Changes" />
        </>
      );
    }
    default:
      return state satisfies never;
  }
}
