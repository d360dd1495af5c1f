import * as v from 'valibot';
import { blockDates, type BlockReason } from '@getaway/contracts/http/blocked-dates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** A block as the form has it; a date that is not chosen is empty. */
export interface BlockValues {
  fromDate: string;
  toDate: string;
  reason?: BlockReason | undefined;
}

export const nothingChosen: BlockValues = { fromDate: '', toDate: '', reason: undefined };

/** A day or the other end of the range: what a day pressed in the calendar makes of the chosen dates. */
export function withDay({ fromDate, toDate }: BlockValues, day: CalendarDate): Omit<BlockValues, 'reason'> {
  const completes = fromDate !== '' && toDate === '' && day >= fromDate;
  return completes ? { fromDate, toDate: day } : { fromDate: day, toDate: '' };
}

/** Spec page 2, section 5: a from date, a reason, and no to date before the from date. */
export function canBlock({ fromDate, toDate, reason }: BlockValues): boolean {
  return fromDate !== '' && reason !== undefined && (toDate === '' || toDate >= fromDate);
}

/** What is wrong with the to date beside its from date, in the contract's words. */
export function toDateFault({ fromDate, toDate }: BlockValues): string | undefined {
  if (fromDate === '') return undefined;
  const { issues } = v.safeParse(blockDates.body, { fromDate, toDate, reason: 'other' });
  return issues?.find((issue) => v.getDotPath(issue) === 'toDate')?.message;
}
