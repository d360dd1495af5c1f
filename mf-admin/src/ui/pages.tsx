import type { ReactNode } from 'react';
import { Button } from 'antd';
import styles from './pages.module.css';

interface PagesProps {
  /** What is turned through, for readers: 'emails'. */
  of: string;
  /** Counts from 1. */
  page: number;
  /** Undefined where nobody counted to the end. */
  last: number | undefined;
  isLast?: boolean | undefined;
  /** The list above them. */
  below?: 'rows' | 'cards';
  onPage: (page: number) => void;
}

/** Previous and next of a list that has more than one page. */
export function Pages({
  of,
  page,
  last,
  isLast = last !== undefined && page >= last,
  below = 'rows',
  onPage,
}: PagesProps): ReactNode {
  if (page === 1 && isLast) return null;
  return (
    <nav className={styles.pages} aria-label={`Pages of ${of}`} data-below={below}>
      <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, Math.max(1, last ?? page - 1)))}>
        Previous
      </Button>
      <span>{last === undefined ? `Page ${page}` : `Page ${page} of ${last.toLocaleString('en-US')}`}</span>
      <Button disabled={isLast} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
