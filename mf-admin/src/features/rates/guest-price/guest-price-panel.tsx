import { useState, type ReactNode } from 'react';
import { Form, Input } from 'antd';
import * as v from 'valibot';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { addDays, calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { PriceLines } from '../../../stay-price/price-lines-list.tsx';
import { useStayQuote } from '../../../stay-price/use-stay-quote.ts';
import { FormGrid } from '../../../ui/form-grid.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useDebounced } from '../../../ui/use-debounced.ts';
import styles from './guest-price.module.css';
import { partIds } from '../parts.ts';
import { TakenDates } from './taken-dates.tsx';

/** A date is typed in parts: the price of each of them would flicker. */
const typingMs = 400;

/** What a stay would cost a guest who pays by card, night by night, and where each price comes from; or the rule that is in the way. */
export function GuestPricePanel({ today }: { today: CalendarDate }): ReactNode {
  const [stay, setStay] = useState({ checkInDate: '', checkOutDate: '' });
  const { value: asked, settled } = useDebounced(stay, typingMs);
  const { quote, pending, refusal } = useStayQuote(
    isStay(asked) ? { ...asked, paymentMethod: 'card' } : null,
  );
  // The price of the dates before would be taken for that of these.
  const isAsking = isStay(stay) && (pending || !settled);
  const set = (change: Partial<typeof stay>): void => setStay({ ...stay, ...change });
  return (
    <Panel
      id={partIds.guestPrice}
      title="What Would a Guest Pay?"
      note="By card, without add-ons, at today’s prices and rules."
      busy={isAsking}
    >
      <div className={styles.content}>
        <Form layout="vertical" component="div">
          <FormGrid>
            <Form.Item label="Check-in">
              <Input
                type="date"
                aria-label="Check-in"
                value={stay.checkInDate}
                min={today}
                onChange={({ target }) => set({ checkInDate: target.value })}
              />
            </Form.Item>
            <Form.Item label="Check-out">
              <Input
                type="date"
                aria-label="Check-out"
                value={stay.checkOutDate}
                min={afterOf(stay.checkInDate) ?? today}
                onChange={({ target }) => set({ checkOutDate: target.value })}
              />
            </Form.Item>
          </FormGrid>
        </Form>
        <div role="status">{isAsking ? 'Calculating the price…' : (hintFor(stay) ?? refusal)}</div>
        {quote && isStay(stay) && !isAsking && (
          <>
            <TakenDates checkIn={calendarDate(stay.checkInDate)} checkOut={calendarDate(stay.checkOutDate)} />
            <PriceLines quote={quote} total={quote.total} label="Price for a guest" />
          </>
        )}
      </div>
    </Panel>
  );
}

interface Stay {
  readonly checkInDate: string;
  readonly checkOutDate: string;
}

function isStay({ checkInDate, checkOutDate }: Stay): boolean {
  const areDays = [checkInDate, checkOutDate].every(
    (date) => date >= '2000' && v.is(calendarDateField, date),
  );
  return areDays && checkInDate < checkOutDate;
}

function hintFor({ checkInDate, checkOutDate }: Stay): string | undefined {
  if (!checkInDate || !checkOutDate) return 'Enter both dates, each with its month, day, and year.';
  if (checkInDate < '2000' || checkOutDate < '2000') return 'Enter years with four digits.';
  return checkOutDate <= checkInDate ? 'The check-out has to be after the check-in.' : undefined;
}

/** The first check-out after a check-in, once that is typed. */
function afterOf(checkIn: string): string | undefined {
  return v.is(calendarDateField, checkIn) ? addDays(checkIn as CalendarDate, 1) : undefined;
}
