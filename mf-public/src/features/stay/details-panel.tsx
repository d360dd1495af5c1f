import { useState, type ReactNode } from 'react';
import { changeStayDetails, type StayView } from '@getaway/contracts/http/stay';
import type { CallBody } from '@getaway/contracts/http/call';
import { checkInTimes, checkOutTimes } from '@getaway/kernel/stay-hours';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { occasionChoices } from '../../guest-choices.ts';
import { property } from '../../property.ts';
import { Field } from '../../ui/field.tsx';
import { GuestCountField, OccasionField } from '../../ui/guest-choices-fields.tsx';
import { TimeOptions } from '../../ui/time-options.tsx';
import { Form } from '../../ui/form.tsx';
import styles from './panel.module.css';
import { refusalOf, refusalWords } from './refusal.ts';
import { sendAct } from './send-act.ts';
import { useOpenStay } from './stay-context.ts';

type Details = Required<
  Pick<
    StayView,
    'numberOfGuests' | 'checkInTime' | 'checkOutTime' | 'occasion' | 'specialRequests' | 'revision'
  >
>;

const checkInRule = {
  checkInTime: property.checkIn.time,
  latestCheckIn: property.policies.latestCheckIn,
};

/** Guests, times, occasion, and requests; none of them changes the price. */
export function DetailsPanel({ onClose }: { onClose: () => void }): ReactNode {
  const { view, calls, done, refresh } = useOpenStay();
  const [typed, setTyped] = useState<Partial<Details>>({});
  // What the guest has not touched is as the booking has it by now, also after another tab has changed it.
  const details: Details = { ...view, ...typed };
  const [state, setState] = useState<{ isSaving: boolean; message?: string }>({ isSaving: false });
  const change = (changes: Partial<Details>) => setTyped((last) => ({ ...last, ...changes }));

  const save = async () => {
    if (state.isSaving) return;
    setState({ isSaving: true });
    try {
      await sendAct(changeStayDetails, bodyOf(details), (act) => calls.call(changeStayDetails, act));
      onClose();
      await done('We’ve saved your details.');
    } catch (error) {
      const refusal = refusalOf(error);
      // The panel goes with what it offered, so the page says why.
      if (refusal.status === 'not-now') return void done(refusal.message);
      const isChanged = refusal.status === 'changed';
      // Before the guest can save again: the next try is about the booking as it is now.
      if (isChanged || refusal.status === 'refused') await refresh();
      setState({
        isSaving: false,
        message: isChanged
          ? 'Your booking changed in the meantime, so nothing was saved. Check your details and save again.'
          : refusalWords(refusal),
      });
    }
  };
  return (
    <Form className={styles.panel} aria-label="Guests, times, and requests" onSend={save}>
      <div className={styles.fields}>
        <GuestCountField
          value={details.numberOfGuests}
          onChange={(numberOfGuests) => change({ numberOfGuests })}
        />
        <OccasionField
          value={details.occasion ?? ''}
          choices={occasionsWith(view.occasion)}
          onChange={(occasion) => change({ occasion })}
        />
        <Field label="Check-in time" required>
          {(attributes) => (
            <select
              {...attributes}
              value={details.checkInTime}
              onChange={(event) => change({ checkInTime: event.target.value })}
            >
              <TimeOptions times={timesWith(checkInTimes(checkInRule, view.opensAt), view.checkInTime)} />
            </select>
          )}
        </Field>
        <Field label="Check-out time" required>
          {(attributes) => (
            <select
              {...attributes}
              value={details.checkOutTime}
              onChange={(event) => change({ checkOutTime: event.target.value })}
            >
              <TimeOptions times={timesWith(checkOutTimes(property.checkOut.time), view.checkOutTime)} />
            </select>
          )}
        </Field>
      </div>
      <Field label="Special requests">
        {(attributes) => (
          <textarea
            {...attributes}
            rows={4}
            maxLength={2_000}
            value={details.specialRequests ?? ''}
            onChange={(event) => change({ specialRequests: event.target.value })}
          />
        )}
      </Field>
      {state.message && (
        <p className={styles.error} role="alert">
          {state.message}
        </p>
      )}
      <Button type="submit" disabled={state.isSaving} aria-busy={state.isSaving}>
        {state.isSaving ? 'Saving…' : 'Save details'}
      </Button>
    </Form>
  );
}

/** The revision is the one on screen, so that a change in another tab is not overwritten. */
function bodyOf(details: Details): CallBody<typeof changeStayDetails> {
  const { numberOfGuests, checkInTime, checkOutTime, occasion, specialRequests, revision } = details;
  const body = { numberOfGuests, checkInTime, checkOutTime, revision };
  return {
    ...body,
    occasion,
    specialRequests: specialRequests?.trim() ?? '',
  };
}

/** Staff or an extra may have agreed on another time. */
function timesWith(times: readonly string[], booked: string): string[] {
  return [...new Set([...times, booked])].toSorted();
}

/** So may an occasion be of an older list. */
function occasionsWith(booked: string | null): readonly { value: string; label: string }[] {
  const isKnown = booked === null || booked === '' || occasionChoices.some(({ value }) => value === booked);
  return isKnown ? occasionChoices : [...occasionChoices, { value: booked, label: 'As booked' }];
}
