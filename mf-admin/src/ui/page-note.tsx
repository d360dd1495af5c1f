import { Alert } from 'antd';
import type { ReactNode } from 'react';
import styles from './page-note.module.css';

interface PageNoteProps {
  type: 'info' | 'warning';
  title: string;
  action?: ReactNode;
}

/** What staff should know of everything below it on a page. */
export function PageNote(props: PageNoteProps): ReactNode {
  return <Alert className={styles.note ?? ''} showIcon {...props} />;
}
