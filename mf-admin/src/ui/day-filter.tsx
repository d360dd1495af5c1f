import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Input, type InputRef } from 'antd';
import styles from './day-filter.module.css';
import { earliestDay, isPlausibleDay, latestDay } from './plausible-day.ts';

/** The first and the last day of a range, which stay on one line. */
export function DayRange({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.range}>{children}</div>;
}

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  /** Called with a complete date, or '' when the field was emptied. */
  onDay: (day: string) => void;
}

/** As long as a search waits for the next letter. */
const typingMs = 500;

/** A day that a list begins or ends with. What is typed is kept; the list follows once it is a complete date. */
export function DayFilter({ label, day, onDay }: DayFilterProps): ReactNode {
  const faultId = useId();
  const field = useRef<InputRef>(null);
  const [typed, setTyped] = useState(day);
  const [applied, setApplied] = useState(day);
  const [seen, setSeen] = useState(day);
  const [isFaulty, setFaulty] = useState(false);
  if (day !== seen) {
    setSeen(day);
    if (day !== applied) {
      setApplied(day);
      setTyped(day);
      setFaulty(false);
    }
  }
  const apply = (next: string): void => {
    setApplied(next);
    onDay(next);
  };
  const waiting = typed !== applied && isPlausibleDay(typed) ? typed : undefined;
  const applyLater = useEffectEvent(apply);
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(() => applyLater(waiting), typingMs);
    return () => clearTimeout(timer);
  }, [waiting]);
  // antd hands out a copy of the field, whose value is never half a date.
  const lacksPart = (): boolean => field.current?.input?.validity.badInput ?? false;
  const finish = (): void => {
    if (waiting !== undefined) apply(waiting);
    else setFaulty(typed === '' ? lacksPart() : !isPlausibleDay(typed));
  };
  return (
    <div className={styles.day}>
      <label className={styles.label}>
        {label}
        <Input
          ref={field}
          type="date"
          value={typed}
          min={earliestDay}
          max={latestDay}
          {...(isFaulty && { status: 'error', 'aria-invalid': true, 'aria-describedby': faultId })}
          onChange={({ target }) => {
            setTyped(target.value);
            setFaulty(false);
            if (target.value === '' && !lacksPart() && applied !== '') apply('');
          }}
          onPressEnter={finish}
          onBlur={finish}
        />
      </label>
      {isFaulty && (
        <span id={faultId} className={styles.fault} role="alert">
          Enter a day with a four-digit year from {earliestDay.slice(0, 4)}
        </span>
      )}
    </div>
  );
}
