import type { ReactNode } from 'react';
import { Input } from 'antd';
import styles from './day-filter.module.css';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or empty. */
  day: string;
  onDay: (day: string) => void;
}

/** A day that a list begins or ends with. */
export function DayFilter({ label, day, onDay }: DayFilterProps): ReactNode {
  return (
    <label className={styles.day}>
      {label}
      <Input type="date" value={day} max="2100-12-31" onChange={({ target }) => onDay(target.value)} />
    </label>
  );
}
