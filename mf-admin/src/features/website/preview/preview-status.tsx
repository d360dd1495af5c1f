import type { ReactNode } from 'react';
import { Spin } from 'antd';
import type { Saving } from '../editor/draft-saver.ts';
import styles from './preview.module.css';

interface PreviewStatusProps {
  saving: Saving['status'];
  isLoading: boolean;
  /** The draft has changed since the page was opened: what is in the frame may be older than it. */
  isChanged: boolean;
}

/** Says over the page why it is not the draft as it was typed. Empty while it is. */
export function PreviewStatus(props: PreviewStatusProps): ReactNode {
  const words = wordsOf(props);
  return (
    <div role="status" className={styles.loading} data-shown={words !== ''}>
      {words !== '' && !isStuck(props.saving) && <Spin size="small" aria-hidden />}
      {words}
    </div>
  );
}

/** Whether the page in the frame may be older than what was typed. */
export function isOutdated({ saving, isLoading }: Omit<PreviewStatusProps, 'isChanged'>): boolean {
  return isLoading || saving !== 'saved';
}

function wordsOf(props: PreviewStatusProps): string {
  const { saving, isChanged } = props;
  if (isStuck(saving)) return 'Your latest changes aren’t saved, so they aren’t in here yet.';
  if (!isOutdated(props)) return '';
  return isChanged || saving !== 'saved' ? 'Updating the preview…' : 'Loading the preview…';
}

/** Nothing is saved without the host, or before a later try. */
function isStuck(saving: Saving['status']): boolean {
  return saving === 'failed' || saving === 'paused';
}
