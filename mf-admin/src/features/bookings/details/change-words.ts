import type { FieldChange } from '@getaway/contracts/http/staff-booking-changes';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate, formatMoment } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import { fieldInWords } from '../booking-words.ts';

const instant = /^\d{4}-\d{2}-\d{2}T/;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;
const amount = /^\d+\.\d{2}$/;

/** 'Check out date: Feb 13, 2026 → Feb 14, 2026'. */
export function changeInWords({ field, from, to }: FieldChange): string {
  const name = fieldInWords(field);
  const words = (value: FieldChange['from']): string => valueInWords(field, value);
  if (from === null) return `${name}: ${words(to)}`;
  if (to === null) return `${name}: ${words(from)} removed`;
  return `${name}: ${words(from)} → ${words(to)}`;
}

function valueInWords(field: string, value: FieldChange['from']): string {
  if (value === null) return 'none';
  if (typeof value !== 'string') return String(value);
  if (instant.test(value)) return formatMoment(value);
  if (calendarDay.test(value)) return formatDate(value);
  if (amount.test(value)) return formatTotal(value);
  return field === 'status' || field === 'occasion' ? inWords(value) : value;
}
