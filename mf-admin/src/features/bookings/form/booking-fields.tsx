import type { ReactNode } from 'react';
import { Form, Input, type FormItemProps } from 'antd';
import { addDays, parseCalendarDate } from '@getaway/kernel/calendar-date';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { bookingStatuses, occasions, type BookingStatus } from '@getaway/contracts/http/booking-payment';
import { optionalField } from '@getaway/contracts/http/fields';
import { createStaffBooking } from '@getaway/contracts/http/staff-booking-changes';
import { contractRule } from '../../../actions/contract-rules.ts';
import { inWords } from '../../../format/in-words.ts';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Choice } from '../../../ui/choice.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { isPlausibleDay } from '../../../ui/plausible-day.ts';
import { NumberInput } from '../../../ui/number-input.tsx';
import { SameDayDeparture } from '../same-day-departure.tsx';
import styles from './booking-form.module.css';
import type { BookingValues } from './booking-values.ts';
import type { StayExtras } from './stay-extras.ts';
import { useEarlyCheckIn } from './use-early-check-in.ts';

interface BookingFieldsProps {
  /** Null for a new booking. */
  bookingId: string | null;
  /** Whether the first field takes the focus when the form opens. */
  hasFocus: boolean;
  /** The status before the form changed it. */
  status: BookingStatus;
  checkInDate: string;
  checkInTime: string;
  extras: StayExtras;
  /** Why the promotion code doesn't hold for the stay. */
  codeRefusal: string | undefined;
}

const fields = createStaffBooking.body.entries;
// Asked again when check-in changes: a date that is yet to come is no fault, and without one nothing can be saved.
const checkOutDate = optionalField(fields.checkOutDate);
const Field = Form.Item<BookingValues>;

const occasionOptions: { value: BookingValues['occasion']; label: string }[] = [
  { value: '', label: 'No occasion' },
  ...occasions.map((value) => ({ value, label: inWords(value) })),
];

/** Who comes, when, and what for. */
export function BookingFields({
  bookingId,
  hasFocus,
  status,
  checkInDate,
  checkInTime,
  extras,
  codeRefusal,
}: BookingFieldsProps): ReactNode {
  const earlyCheckIn = useEarlyCheckIn(extras);
  const checkIn = parseCalendarDate(checkInDate);
  const usual = usePublishedHouse().checkInTime;
  const isEarly = earlyCheckIn !== null || (checkInTime !== '' && checkInTime < usual);
  return (
    <div className={styles.fields}>
      <RuledField label="Guest Name" name="guestName">
        <Input autoComplete="off" autoFocus={hasFocus} />
      </RuledField>
      <RuledField label="Email" name="email">
        <Input type="email" autoComplete="off" />
      </RuledField>
      <RuledField label="Phone" name="phone">
        <Input type="tel" autoComplete="off" />
      </RuledField>
      <Field label="Status" name="status">
        <Choice options={statusOptions(status)} />
      </Field>
      <RuledField label="Check-in Date" name="checkInDate">
        <Input type="date" max="2100-12-31" />
      </RuledField>
      <RuledField
        label="Check-in Time"
        name="checkInTime"
        extra={
          isEarly && (
            <>
              {earlyCheckIn !== null && `${earlyCheckInWords(earlyCheckIn, checkInTime)} `}
              <SameDayDeparture date={checkInDate} bookingId={bookingId} />
            </>
          )
        }
      >
        <Input type="time" />
      </RuledField>
      <Field
        label="Check-out Date"
        name="checkOutDate"
        dependencies={['checkInDate']}
        validateTrigger={['onBlur', 'onChange']}
        rules={[{ ...contractRule(checkOutDate), validateTrigger: 'onBlur' }, afterCheckIn]}
      >
        <Input type="date" min={checkIn.ok ? addDays(checkIn.date, 1) : undefined} max="2100-12-31" />
      </Field>
      <RuledField label="Check-out Time" name="checkOutTime">
        <Input type="time" />
      </RuledField>
      <RuledField label="Number of Guests" name="numberOfGuests">
        <NumberInput />
      </RuledField>
      <Field label="Occasion" name="occasion">
        <Choice options={occasionOptions} />
      </Field>
      {bookingId === null && (
        <RuledField
          label="Promotion Code"
          name="promoCode"
          {...(codeRefusal !== undefined && {
            ...{ validateStatus: 'error', help: `${codeRefusal}. Change it, or leave it out.` },
          })}
        >
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            aria-invalid={codeRefusal === undefined ? undefined : true}
          />
        </RuledField>
      )}
      <RuledField label="Special Requests" name="specialRequests" className={styles.wide ?? ''}>
        <AutosizeTextArea minRows={2} maxRows={8} maxLength={2000} />
      </RuledField>
    </div>
  );
}

interface RuledFieldProps extends FormItemProps<BookingValues> {
  name: keyof BookingValues & keyof typeof fields;
}

/** A field whose values the contract limits. */
function RuledField({ name, ...item }: RuledFieldProps): ReactNode {
  return <Field {...item} name={name} rules={[contractRule(fields[name])]} />;
}

/** Checked while one types, since the form can't be saved and the next field may never be reached. */
const afterCheckIn = ({ getFieldValue }: { getFieldValue: (name: string) => unknown }) => ({
  validator: async (_rule: unknown, value: unknown) => {
    const checkIn = getFieldValue('checkInDate');
    if (typeof value !== 'string' || typeof checkIn !== 'string') return;
    // While a year is typed, its first digits are a year of antiquity.
    if (isPlausibleDay(value) && value <= checkIn) throw new Error('Check-out must be after check-in');
  },
});

/** 'pending_payment' is shown where it is so, and cannot be chosen (spec page 2, section 4). */
function statusOptions(status: BookingStatus): { value: BookingStatus; label: string; disabled: boolean }[] {
  return bookingStatuses
    .filter((value) => value !== 'pending_payment' || value === status)
    .map((value) => ({
      value,
      label: inWords(value),
      disabled: value === 'pending_payment' && value !== status,
    }));
}

/** `from`: the hour from which the early check-in is. */
function earlyCheckInWords(from: string, checkInTime: string): string {
  const included = `Early check-in is included, from ${formatTimeOfDay(from)}.`;
  return checkInTime !== '' && checkInTime < from ? `${included} This time is before it.` : included;
}
