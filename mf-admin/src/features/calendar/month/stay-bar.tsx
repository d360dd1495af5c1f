import type { CSSProperties, ReactElement } from 'react';
import type { BarPiece } from './bars.ts';
import { isUnpaid, nameOf, roleMarks } from './event-words.ts';
import styles from './stay-bar.module.css';

/** A stay across its days, for the eye: the name of each day says the same. */
export function StayBar({ piece }: { piece: BarPiece }): ReactElement {
  const { event, start, end, begins, ends, isFromNoon, width, lane } = piece;
  const isStay = event.type !== 'blocked';
  const first = start === end ? 'same-day' : begins ? 'check-in' : 'staying';
  const place = { '--lane': lane, '--from': isFromNoon ? '50%' : '0%', '--days': width } as CSSProperties;
  return (
    <span
      className={styles.bar}
      style={place}
      data-type={event.type}
      data-unpaid={isUnpaid(event) || undefined}
      data-conflict={event.conflictIds.length > 0 || undefined}
      data-begins={begins || undefined}
      data-ends={ends || undefined}
    >
      {isStay && <b className={styles.mark}>{roleMarks[first]}</b>}
      <span className={styles.name}>{nameOf(event)}</span>
      {isStay && ends && start !== end && <b className={styles.mark}>{roleMarks['check-out']}</b>}
    </span>
  );
}
