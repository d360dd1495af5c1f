import { useState, type ReactNode } from 'react';
import { Alert, Button, Form } from 'antd';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { useUnsavedForm } from '../../../unsaved-changes/unsaved-form.ts';
import { RefundChoice, type ChosenRefund } from '../dialogs/refund-choice.tsx';
import { BookingFields } from './booking-fields.tsx';
import styles from './booking-form.module.css';
import {
  newBooking,
  valuesOf,
  type BookingValues,
  type LoadedBooking,
  type StayDates,
} from './booking-values.ts';
import { ExtrasField } from './extras-field.tsx';
import { FormEmails } from './form-emails.tsx';
import { mergeValues, type Merged } from './merge-values.ts';
import { NewerBooking } from './newer-booking.tsx';
import { PriceFigures, TotalInSight } from './price-figures.tsx';
import { sameExtras } from './stay-extras.ts';
import { quotedStay, stayOf, type StayChoice } from './stay-choice.ts';
import { useAvailability, type Availability } from './use-availability.ts';
import { useSaveBooking } from './use-save-booking.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import { useStayQuote } from '../../../stay-price/use-stay-quote.ts';

interface BookingFormProps {
  /** Null for a new one. */
  booking: LoadedBooking | null;
  /** The dates that a new one starts with. */
  dates?: StayDates | undefined;
  onLeave: () => void;
  onSaved: () => void;
  /** Opens the panel of the booking that was created. */
  onShow: (bookingId: string) => void;
  /** What was typed before somebody else saved the state that the form has now. */
  draft?: Draft | undefined;
  /** Somebody else saved a newer state; `draft` is what was typed, on top of it. */
  onNewer?: (newest: LoadedBooking, draft: Draft) => void;
  /** Starts again from the newest state, without what was typed. */
  onReload?: () => void;
}

/** What a form goes on with after somebody else saved its booking. */
export interface Draft extends Merged {
  readonly refund: ChosenRefund;
}

const typingMs = 400;

/** In sight of the button, where the field of the code may not be. */
const pricedWithoutCode = 'The promotion code can’t be used. These are the prices without it.';

export function BookingForm({
  booking,
  dates,
  onLeave,
  onSaved,
  onShow,
  draft,
  onNewer,
  onReload,
}: BookingFormProps): ReactNode {
  const [form] = Form.useForm<BookingValues>();
  const [before] = useState(() => (booking ? valuesOf(booking) : { ...newBooking(), ...dates }));
  const [initial] = useState(() => draft?.values ?? before);
  const values = { ...initial, ...Form.useWatch<Partial<BookingValues> | undefined>([], form) };
  const phone = usePhone();
  const [isFolded] = useState(phone);
  const [refund, setRefund] = useState<ChosenRefund>(draft?.refund);
  useUnsavedForm(form, before);

  const bookingId = booking?.id ?? null;
  const status = booking && values.status !== before.status ? values.status : undefined;
  const asked = useDebounced({ stay: stayOf(values), promoCode: values.promoCode, status }, typingMs);
  const availability = useAvailability(holdsNights(values) ? asked.value.stay : null, bookingId);
  const whole = useStayQuote(
    costsAnew(before, asked.value, booking) ? quotedStay(asked.value, bookingId) : null,
  );
  const withoutCode = useStayQuote(
    whole.isCodeRefused ? quotedStay({ ...asked.value, promoCode: '' }, bookingId) : null,
  );
  const codeRefusal = whole.isCodeRefused ? whole.refusal : undefined;
  const price =
    codeRefusal === undefined ? whole : { ...withoutCode, refusal: withoutCode.refusal ?? pricedWithoutCode };
  const { save, pending, isStale, isRepriced } = useSaveBooking(form, {
    booking,
    before,
    onDone: onSaved,
    onShow,
    onRepriced: () => void whole.ask(),
    onNewer: (newest, typed) => {
      if (booking) onNewer?.(newest, { ...mergeValues(booking, typed, newest), refund });
    },
  });

  const cancels = booking !== null && before.status !== 'cancelled' && values.status === 'cancelled';
  const nightsAreFine = !holdsNights(values) || (asked.settled && availability === 'available');
  const isFilled = [values.guestName, values.email, values.checkInDate, values.checkOutDate].every(
    (value) => value.trim() !== '',
  );
  // What is saved is what was previewed.
  const isPreviewed = booking === null || (asked.settled && !price.pending);
  const canSave =
    isFilled &&
    codeRefusal === undefined &&
    nightsAreFine &&
    isPreviewed &&
    !(cancels && refund === undefined);
  const previewedTotal = booking && price.quote ? price.quote.total : undefined;

  return (
    <Form<BookingValues>
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      initialValues={initial}
      onFinish={(typed) =>
        save({ ...initial, ...typed }, { refund: cancels ? refund : undefined, previewedTotal })
      }
    >
      {(draft || isStale) && onReload && <NewerBooking merged={draft} onReload={onReload} />}
      <BookingFields
        bookingId={bookingId}
        hasFocus={draft === undefined}
        status={before.status}
        checkInDate={values.checkInDate}
        checkInTime={values.checkInTime}
        extras={values.extras}
        codeRefusal={codeRefusal}
      />
      <AvailabilityNote
        availability={asked.settled ? availability : 'checking'}
        applies={holdsNights(values)}
        stay={stayOf(values)}
      />
      <details className={styles.more} open={!isFolded}>
        <summary>Services and packages{chosenInWords(values)}</summary>
        <Form.Item name="extras" className={styles.extras ?? ''}>
          <ExtrasField quote={booking?.quote} />
        </Form.Item>
      </details>
      <PriceFigures booking={booking} price={price} />
      {isRepriced && (
        <Alert
          className={styles.alert ?? ''}
          type="warning"
          showIcon
          role="alert"
          title="A price has changed"
          description="Your changes weren’t saved. Check the new preview above, and save again."
        />
      )}
      {cancels && booking && <RefundChoice bookingId={booking.id} value={refund} onChange={setRefund} />}
      {booking && <FormEmails booking={booking} values={values} quote={price.quote} refund={refund} />}
      <div className={styles.actions} data-bottom-bar>
        <TotalInSight booking={booking} price={price} />
        <Button type="primary" htmlType="submit" loading={pending} disabled={!canSave}>
          {booking ? 'Save Changes' : 'Save Booking'}
        </Button>
        <Button disabled={pending} onClick={onLeave}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

/** How many are chosen, for those who have the list of them folded. */
function chosenInWords({ extras }: BookingValues): string {
  const count = extras.addOnIds.length + extras.packageIds.length;
  return count === 0 ? '' : `: ${count} chosen`;
}

/** A canceled booking takes no nights. */
function holdsNights({ status }: BookingValues): boolean {
  return status !== 'cancelled';
}

/** The price changes only with dates, services or packages, or when staff take over a hold (domain page, 'Booking life'). */
function costsAnew(
  before: BookingValues,
  { stay, status }: { stay: StayChoice | null; status?: BookingStatus | undefined },
  booking: LoadedBooking | null,
): boolean {
  if (!stay || !booking) return true;
  const sameDates = before.checkInDate === stay.checkInDate && before.checkOutDate === stay.checkOutDate;
  const isTakenOver = before.status === 'pending' && status !== undefined;
  return !sameDates || !sameExtras(before.extras, stay) || isTakenOver;
}

interface AvailabilityNoteProps {
  availability: Availability;
  applies: boolean;
  stay: StayChoice | null;
}

const notes: Record<Availability, string> = {
  idle: '',
  checking: 'Checking availability…',
  available: 'Dates are available',
  conflict: 'Dates conflict with existing booking',
  failed: 'Availability couldn’t be checked, so these dates can’t be saved',
};

function AvailabilityNote({ availability, applies, stay }: AvailabilityNoteProps): ReactNode {
  const shown = applies && stay ? availability : 'idle';
  return (
    <p className={styles.availability} data-availability={shown} role="status">
      {notes[shown]}
    </p>
  );
}
