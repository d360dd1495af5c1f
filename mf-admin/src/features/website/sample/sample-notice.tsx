import type { ReactNode } from 'react';
import { Alert } from 'antd';
import { sampleSections, type SampleSection } from '@getaway/contracts/http/house-sections';
import { sampleNotes } from './sample-notes.ts';
import styles from './sample.module.css';

interface SampleNoticeProps {
  /** The key of the part that is shown. */
  section: string;
  fromSample: readonly SampleSection[];
}

/** Says inside a part what of it still shows the sample house. */
export function SampleNotice({ section, fromSample }: SampleNoticeProps): ReactNode {
  const found = sampleSections.find((key) => key === section);
  if (!found || !fromSample.includes(found)) return null;
  return (
    <Alert
      className={styles.notice ?? ''}
      role="note"
      type="info"
      showIcon
      title={
        <>
          <strong>From the sample house.</strong> {sampleNotes[found]}
        </>
      }
    />
  );
}
