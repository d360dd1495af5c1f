import type { ReactNode } from 'react';
import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import type { listBlockedDates } from '@getaway/contracts/http/blocked-dates';
import { formatDay, formatNights } from '@getaway/web-kit/format/dates';
import { reasonWords } from '../../blocks/block-words.ts';
import { runWords, type DateRun } from '../../format/date-runs.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './blocked-run.module.css';

export type BlockedDate = Answer<typeof listBlockedDates>[number];

interface BlockedRunProps {
  run: DateRun<BlockedDate>;
  onDelete: (nights: DateRun<BlockedDate>) => void;
}

/** Blocked nights that follow each other; several fold out to the single nights. */
export function BlockedRun({ run, onDelete }: BlockedRunProps): ReactNode {
  const [first, ...others] = run.items;
  const words = (
    <span className={styles.words}>
      <span className={styles.dates}>{runWords(run)}</span>
      <span className={styles.about}>
        {formatNights(run.items.length)} <Badge tone="secondary">{reasonWords[first.reason]}</Badge>
      </span>
    </span>
  );
  if (others.length === 0) {
    return (
      <li className={styles.run}>
        {words}
        <DeleteNight block={first} onDelete={onDelete} />
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary className={styles.run}>{words}</summary>
        <ul className={styles.nights}>
          {run.items.map((block) => (
            <li key={block.id}>
              {formatDay(block.date)}
              <DeleteNight block={block} onDelete={onDelete} />
            </li>
          ))}
          <li>
            <Button type="link" danger onClick={() => onDelete(run)}>
              Unblock all {formatNights(run.items.length)}
            </Button>
          </li>
        </ul>
      </details>
    </li>
  );
}

function DeleteNight({
  block,
  onDelete,
}: { block: BlockedDate } & Pick<BlockedRunProps, 'onDelete'>): ReactNode {
  return (
    <Button
      type="text"
      danger
      icon={<DeleteOutlined aria-hidden />}
      aria-label={`Delete ${formatDay(block.date)}`}
      title="Delete"
      onClick={() => onDelete({ from: block.date, to: block.date, items: [block] })}
    />
  );
}
