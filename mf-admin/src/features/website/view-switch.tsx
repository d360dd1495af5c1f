import { use, type ReactNode } from 'react';
import { Segmented } from 'antd';
import { HostContext } from '../../host.ts';
import styles from './website.module.css';

export type View = 'edit' | 'preview';

const views: { value: View; label: string }[] = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
];

/** Where there is no room for both, one of form and preview. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }): ReactNode {
  if (use(HostContext) === 'standalone') return null;
  return (
    <div className={styles.views}>
      <Segmented<View> aria-label="View" options={views} value={view} onChange={onView} block />
    </div>
  );
}
