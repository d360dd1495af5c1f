import { use, useState, type ReactNode } from 'react';
import { Skeleton } from 'antd';
import type { SWRResponse } from 'swr';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Panel } from '../../ui/panel.tsx';
import { queryState } from '../../ui/query-state.ts';
import { UnsavedChangesContext } from '../../unsaved-changes/unsaved-changes.ts';
import { useStaleWhileUnsaved } from '../../unsaved-changes/use-stale-while-unsaved.ts';
import styles from './rates.module.css';

interface VersionedPanelProps<Value> {
  /** What links lead to it by. */
  id: string;
  title: string;
  note: string;
  /** The title of the message when nothing could be read. */
  failure: string;
  query: SWRResponse<Value, Error>;
  /** The form of a version. */
  form: (value: Value) => ReactNode;
}

/** Settings with a version. What somebody else saves meanwhile does not take away what is being typed. */
export function VersionedPanel<Value extends { readonly version: number }>({
  id,
  title,
  note,
  failure,
  query,
  form,
}: VersionedPanelProps<Value>): ReactNode {
  const state = queryState(useStaleWhileUnsaved(query));
  const changes = use(UnsavedChangesContext);
  const [shown, setShown] = useState<Value>();
  if (state.status === 'ready' && state.data.version !== shown?.version && (!shown || !changes.exist()))
    setShown(state.data);
  return (
    <Panel id={id} title={title} note={note} busy={state.status === 'loading'}>
      {state.status === 'failed' && <LoadFailure title={failure} onRetry={state.retry} />}
      {state.status === 'loading' && (
        <div className={styles.padded}>
          <Skeleton active title={false} paragraph={{ rows: 5 }} />
        </div>
      )}
      {state.status === 'ready' && shown && <div key={shown.version}>{form(shown)}</div>}
    </Panel>
  );
}
