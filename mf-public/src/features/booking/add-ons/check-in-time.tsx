import type { ReactNode } from 'react';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { property } from '../../../property.ts';
import { Field } from '../../../ui/field.tsx';
import { TimeOptions } from '../../../ui/time-options.tsx';
import { checkInTimeReset } from '../draft/messages.ts';
import { checkInChoices } from '../draft/stay-hours.ts';
import type { StayHours } from '../draft/stay-hours.ts';
import styles from './check-in-time.module.css';

interface CheckInTimeProps {
  hours: StayHours;
  value: string;
  onChange: (checkInTime: string) => void;
}

/** Beside the add-ons: the check-in time that an early check-in allows, or that it is the usual one again. */
export function CheckInTime({ hours: { opensAt, wasReset }, value, onChange }: CheckInTimeProps): ReactNode {
  if (opensAt === null) {
    const isReset = wasReset && value === property.checkIn.time;
    return isReset ? <p className={styles.note}>{checkInTimeReset.description}</p> : null;
  }
  return (
    <div className={styles.time}>
      <Field
        label="Check-in time"
        required
        hint={`Early check-in is included, from ${formatTimeOfDay(opensAt)}.`}
      >
        {(attributes) => (
          <select
            {...attributes}
            name="checkInTime"
            value={value}
            onChange={({ target }) => onChange(target.value)}
          >
            <TimeOptions times={checkInChoices(opensAt)} />
          </select>
        )}
      </Field>
    </div>
  );
}
