import type { ReactNode } from 'react';
import { Button } from 'antd';
import { formatMoment } from '../../../format/dates.ts';
import { Badge } from '../../../ui/badge.tsx';
import { FeedActions, type FeedActionsProps } from './feed-actions.tsx';
import {
  closuresInWords,
  feedTrouble,
  missingInWords,
  oversizedInWords,
  platformWords,
  shownUrl,
  syncStatus,
  unreadInWords,
} from './feed-words.ts';
import item from '../../../ui/item-head.module.css';
import styles from './feeds.module.css';

interface FeedRowProps extends FeedActionsProps {
  onAccept: () => void;
}

/** A feed: what it is, how it is, and what can be done with it. */
export function FeedRow(props: FeedRowProps): ReactNode {
  const { feed, onAccept } = props;
  const { name, platform, isActive, url, isSyncing, lastChecked, lastSyncSuccess, stays } = feed;
  const trouble = feedTrouble(feed);
  return (
    <li className={styles.feed}>
      <div className={styles.words}>
        <p className={item.head}>
          <span className={item.name}>{name}</span>
          <Badge tone="secondary">{platformWords[platform]}</Badge>
          <Badge tone={isActive ? 'green' : 'yellow'}>{isActive ? 'Active' : 'Inactive'}</Badge>
          {trouble && <Badge tone={trouble.tone}>{trouble.word}</Badge>}
        </p>
        <p className={styles.address}>{shownUrl(url)}</p>
        <p className={styles.status} data-failed={lastSyncSuccess === false || undefined}>
          {isSyncing ? 'Syncing…' : syncStatus(feed)}
        </p>
        <p className={styles.figures}>
          {lastChecked && <>Last checked: {formatMoment(lastChecked)} · </>}
          {stays === 1 ? '1 upcoming stay' : `${stays} upcoming stays`}
        </p>
        {feed.suspiciousStays > 0 && (
          <div className={styles.notable}>
            <p>{missingInWords(feed)}</p>
            <Button size="small" onClick={onAccept}>
              Confirm They’re Gone
            </Button>
          </div>
        )}
        {[oversizedInWords(feed), closuresInWords(feed)].map(
          (words) =>
            words && (
              <div key={words} className={styles.notable}>
                <p>{words}</p>
              </div>
            ),
        )}
        {feed.unreadEvents > 0 && (
          <div className={styles.notable}>
            <p>{unreadInWords(feed)}</p>
          </div>
        )}
      </div>
      <FeedActions {...props} />
    </li>
  );
}
