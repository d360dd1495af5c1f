import type { ReactNode } from 'react';
import styles from './amount-row.module.css';

interface AmountRowProps {
  name: string;
  badge?: ReactNode;
  explanation?: ReactNode;
  /** The field. */
  children: ReactNode;
}

/** An amount with what it is for. Lay several out in an AmountList. */
export function AmountRow({ name, badge, explanation, children }: AmountRowProps): ReactNode {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          {name} {badge}
        </p>
        {explanation && <p className={styles.explanation}>{explanation}</p>}
      </div>
      {children}
    </li>
  );
}

export function AmountList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return <ul aria-label={label}>{children}</ul>;
}
