import type { ReactNode } from 'react';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { SyncResult } from '@getaway/contracts/http/calendar-feeds';
import { resultInWords } from './feed-words.ts';
import styles from './feeds.module.css';

interface SyncResultsProps {
  results: readonly SyncResult[];
  onClose: () => void;
}

/** What the sync brought, feed by feed. */
export function SyncResults({ results, onClose }: SyncResultsProps): ReactNode {
  return (
    <section className={styles.notice} aria-label="Sync results">
      <ul>
        {results.length === 0 && <li>No active feeds to sync</li>}
        {results.map((result) => (
          <li key={result.feedId} data-failed={!result.ok || undefined}>
            <strong>{result.name}</strong>: {resultInWords(result)}
          </li>
        ))}
      </ul>
      <Button
        type="text"
        icon={<CloseOutlined aria-hidden />}
        aria-label="Close sync results"
        onClick={onClose}
      />
    </section>
  );
}
