import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** What the home page says of a code; days at the house, the last one included. */
export interface ShownCode {
  readonly shownTitle: string | null;
  readonly shownText: string | null;
  readonly shownFrom: CalendarDate | null;
  readonly shownUntil: CalendarDate | null;
}

export interface ShownCodeFault {
  readonly path: keyof ShownCode;
  readonly message: string;
}

/** What is wrong with how a code is shown, or undefined. */
export function shownCodeFault(
  { shownTitle, shownText, shownFrom, shownUntil }: ShownCode,
  source: 'staff' | 'newsletter',
): ShownCodeFault | undefined {
  if (shownTitle === null) {
    const isPartial = shownText !== null || shownFrom !== null || shownUntil !== null;
    return isPartial ? { path: 'shownTitle', message: 'Headline is required' } : undefined;
  }
  if (source === 'newsletter') {
    return { path: 'shownTitle', message: 'Newsletter codes are personal and can’t be on the home page' };
  }
  if (shownFrom === null) return { path: 'shownFrom', message: 'First day is required' };
  if (shownUntil !== null && shownUntil < shownFrom) {
    return { path: 'shownUntil', message: 'Must not be before the first day' };
  }
  return undefined;
}
