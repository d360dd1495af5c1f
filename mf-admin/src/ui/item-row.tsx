import type { ReactNode } from 'react';
import item from './item-head.module.css';
import styles from './item-row.module.css';

interface ItemRowProps {
  name: ReactNode;
  /** Words about it, beside the name. */
  badges?: ReactNode;
  /** The figure that rows are compared by. */
  figure?: ReactNode;
  actions: ReactNode;
  /** Not in use at present. */
  dimmed?: boolean;
  children?: ReactNode;
}

/** One thing of a list that staff keep. Lay several out in an ItemList. */
export function ItemRow({ name, badges, figure, actions, dimmed, children }: ItemRowProps): ReactNode {
  return (
    <li className={styles.row} data-dimmed={dimmed}>
      <p className={`${item.head} ${styles.head}`}>
        <span className={item.name}>{name}</span>
        {badges}
      </p>
      <div className={styles.figure}>{figure}</div>
      <div className={styles.words}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </li>
  );
}

export function ItemList({ label, children }: { label: string; children: ReactNode }): ReactNode {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  );
}
