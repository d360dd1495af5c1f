import type { CSSProperties, ReactNode } from 'react';
import { Skeleton } from 'antd';
import card from './card.module.css';
import { Button } from '@getaway/web-kit/button/button.tsx';
import styles from './figure-card.module.css';
import type { QueryState } from './query-state.ts';

interface FigureCardProps {
  label: string;
  icon: ReactNode;
  figure: QueryState<string>;
  /** What exactly is counted. */
  note?: string;
  /** The period before, by its name. */
  compared?: string | undefined;
}

/** One figure of an overview, with its own waiting and failing. */
export function FigureCard({ label, icon, figure, note, compared }: FigureCardProps): ReactNode {
  return (
    <div
      className={`${card.card} ${styles.card}`}
      role="group"
      aria-label={label}
      aria-busy={figure.status === 'loading'}
    >
      <p className={styles.label}>
        <span className={styles.icon}>{icon}</span>
        {label}
      </p>
      <Figure figure={figure} />
      {note && <p className={styles.note}>{note}</p>}
      {compared && <p className={styles.note}>{compared}</p>}
    </div>
  );
}

function Figure({ figure }: Pick<FigureCardProps, 'figure'>): ReactNode {
  switch (figure.status) {
    case 'loading':
      return (
        <div className={styles.skeleton}>
          <Skeleton.Button active size="small" />
        </div>
      );
    case 'failed':
      return (
        <p className={styles.missing}>
          Not available{' '}
          <Button look="text" className={styles.retry} onClick={figure.retry}>
            Try Again
          </Button>
        </p>
      );
    case 'ready':
      return (
        <p className={styles.figure} style={{ '--characters': figure.data.length } as CSSProperties}>
          {figure.data}
        </p>
      );
    default:
      return figure satisfies never;
  }
}

/** Lays figure cards out side by side. */
export function FigureRow({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.row}>{children}</div>;
}
