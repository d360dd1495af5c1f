import type { ReactNode } from 'react';
import { PageNote } from './page-note.tsx';
import { isPlausibleDay } from './plausible-day.ts';

/** A day (YYYY-MM-DD) that a list is limited by; empty where the address has none, or one that doesn’t exist. */
export function dayInAddress(params: URLSearchParams, name: string): string {
  const day = params.get(name)?.trim() ?? '';
  return isPlausibleDay(day) ? day : '';
}

/**
 * Says which of the address’s `from` and `to` limit nothing, as a link with a mistake would show more than it should;
 * and that a range that ends before it begins has no day.
 */
export function FaultyDaysNote({ params }: { params: URLSearchParams }): ReactNode {
  const [from, to] = [dayInAddress(params, 'from'), dayInAddress(params, 'to')];
  if (from !== '' && to !== '' && from > to)
    return (
      <PageNote
        type="warning"
        title="“From” is after “To”, so no day is between them. Change one of the two."
      />
    );
  const faulty = ['from', 'to']
    .filter((name) => dayInAddress(params, name) === '')
    .map((name) => params.get(name)?.trim().slice(0, 20) ?? '')
    .filter((day) => day !== '');
  if (faulty.length === 0) return null;
  const title =
    faulty.length === 1
      ? `The address of this page has a date that doesn’t exist: ${faulty.join()}. The list isn’t limited by it.`
      : `The address of this page has dates that don’t exist: ${faulty.join(' and ')}. The list isn’t limited by them.`;
  return <PageNote type="warning" title={title} />;
}
