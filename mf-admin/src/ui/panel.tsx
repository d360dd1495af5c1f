import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  title: string;
  /** What links lead to it by. */
  id?: string;
  /** A sentence on what the panel is for. */
  note?: ReactNode;
  /** The rest of the note, folded below it. */
  more?: ReactNode;
  /** What can be done with all of it, at the end of the title's line. */
  actions?: ReactNode;
  busy?: boolean;
  /** Of its heading: 2 on a page that has only its title above it. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A titled part of a page. */
export function Panel({ title, id, note, more, actions, busy, level = 3, children }: PanelProps): ReactNode {
  const heading = useId();
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={styles.panel} aria-labelledby={heading} aria-busy={busy}>
      <header className={styles.head}>
        <Heading className={styles.title} id={heading}>
          {title}
        </Heading>
        {actions}
        {note && <p className={styles.note}>{note}</p>}
        {more && <div className={styles.more}>{more}</div>}
      </header>
      {children}
    </section>
  );
}
