import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** A sentence on what the panel is for. */
  note?: ReactNode;
  /** What can be done with all of it, at the end of the title's line. */
  actions?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, note, actions, busy, children }: PanelProps): ReactNode {
  const heading = useId();
  return (
    <section className={styles.panel} aria-labelledby={heading} aria-busy={busy}>
      <header className={styles.head}>
        <h3 className={styles.title} id={heading}>
          {title}
        </h3>
        {actions}
        {note && <p className={styles.note}>{note}</p>}
      </header>
      {children}
    </section>
  );
}
