import { moneyMethodSchema } from '@getaway/contracts/http/ledger';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import type { FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { formatTotal } from '@getaway/web-kit/format/money';
import * as v from 'valibot';
import { formatDate, formatMoment } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';

const instant = /^\d{4}-\d{2}-\d{2}T/;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
const amount = /^-?\d+\.\d{2}$/;
const timeOfDay = /^\d{2}:\d{2}$/;

/** 'Check-out date: Feb 13, 2026 → Feb 14, 2026'. */
export function changeInWords({ field, from, to }: FieldChange): string {
  const name = fieldInWords(field);
  const words = (value: FieldChange['from']): string => valueInWords(field, value);
  if (from === null) return `${name}: ${words(to)}`;
  if (to === null) return `${name}: ${words(from)} removed`;
  return `${name}: ${words(from)} → ${words(to)}`;
}

/** Fields that staff know by another name. */
const names: Readonly<Record<string, string>> = {
  checkInDate: 'Check-in date',
  checkInTime: 'Check-in time',
  checkOutDate: 'Check-out date',
  checkOutTime: 'Check-out time',
  paidTotal: 'Paid',
  paymentDueAt: 'Pay by',
  chargeback_reversal: 'Chargeback reversed',
};

/** 'numberOfGuests' to 'Number of guests'. */
export function fieldInWords(field: string): string {
  return names[field] ?? inWords(field.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

const disputeStates: Readonly<Record<string, string>> = {
  inquiry: 'the bank asks about the payment',
  open: 'the bank has taken the money back for now',
  won: 'won, the money is yours again',
  lost: 'lost, the guest keeps the money',
  closed: 'the bank’s question is closed',
};

function valueInWords(field: string, value: FieldChange['from']): string {
  if (value === null) return 'none';
  if (typeof value !== 'string') return String(value);
  if (instant.test(value)) return formatMoment(value);
  if (calendarDay.test(value)) return formatDate(value);
  if (amount.test(value)) return formatTotal(value);
  switch (field) {
    case 'status':
    case 'occasion':
      return inWords(value);
    case 'method':
      return v.is(moneyMethodSchema, value) ? moneyMethodNames[value] : value;
    case 'dispute':
      return disputeStates[value] ?? value;
    case 'checkInTime':
    case 'checkOutTime':
      return timeOfDay.test(value) ? formatTimeOfDay(value) : value;
    default:
      return value;
  }
}
