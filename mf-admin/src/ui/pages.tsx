import type { ReactNode } from 'react';
import { Button } from 'antd';
import styles from './pages.module.css';

interface PagesProps {
  /** What is turned through, for readers: 'emails'. */
  of: string;
  /** Counts from 1. */
  page: number;
  last: number;
  onPage: (page: number) => void;
}

/** Previous and next of a list that has more than one page. */
export function Pages({ of, page, last, onPage }: PagesProps): ReactNode {
  if (last <= 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={`Pages of ${of}`}>
      <Button disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, Math.max(1, last)))}>
        Previous
      </Button>
      <span>{`Page ${page} of ${last.toLocaleString('en-US')}`}</span>
      <Button disabled={page >= last} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
