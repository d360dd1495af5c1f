import type { RatePeriodOnWire } from '@getaway/contracts/http/rates';
import { addDays, calendarDate, dateInZone } from '@getaway/kernel/calendar-date';
import { property } from '../../property.ts';

/** At the house. */
export const today = dateInZone(new Date(), property.timeZone);

export const rules = {
  version: 4,
  ...{ minimumNights: 1, maximumNights: 60, leadHours: 0, windowDays: 731, nightsBetween: 0 },
};
export const discounts = {
  version: 6,
  ...{ fillsGaps: false, gapPercent: 0, gapAddsUp: false },
  ...{ longStayNights: 7, longStayPercent: 0, longerStayNights: 28, longerStayPercent: 0 },
  ...{ longStayAddsUp: false, lastMinuteDays: 3, lastMinutePercent: 0, lastMinuteAddsUp: false },
  ...{ earlyBirdDays: 90, earlyBirdPercent: 0, earlyBirdAddsUp: false },
};
export const none = {
  ...{ sunday: null, monday: null, tuesday: null, wednesday: null },
  ...{ thursday: null, friday: null, saturday: null },
};
export const festival = {
  ...{ id: 'festival', version: 3, kind: 'override', name: 'Festival', minimumNights: 2, closed: null },
  ...{ firstDate: '2999-07-10', lastDate: '2999-07-10', closedToArrival: true, closedToDeparture: null },
  ...{ prices: none, adjustments: none },
} as unknown as RatePeriodOnWire;

export interface Fake {
  periods?: RatePeriodOnWire[];
  /** Answers to reads besides the usual ones. */
  read?: (path: string) => object | undefined;
  write?: (method: string, path: string, body: unknown) => { status: number; body?: object } | undefined;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** An API that has these periods and answers writes so. */
export function ratesApi({ periods = [], read: readOf = () => undefined, write = () => undefined }: Fake) {
  return ({ method, path, body }: Asked): { status: number; body?: object } => {
    const answer = method === 'GET' ? undefined : write(method, path, body);
    if (answer) return answer;
    const read = method === 'GET' ? readOf(path) : undefined;
    if (read) return { status: 200, body: read };
    if (path.startsWith('/api/admin/rate-periods')) return { status: 200, body: periods };
    if (path.startsWith('/api/admin/stay-rules')) return { status: 200, body: rules };
    if (path.startsWith('/api/admin/stay-discounts')) return { status: 200, body: discounts };
    if (path.startsWith('/api/admin/reports/nights')) return { status: 200, body: [] };
    const from = new URL(path, 'http://house').searchParams.get('from') ?? '';
    const night = (date: string) => ({
      date,
      price: '250.00',
      minimumNights: 2,
      sources: [{ kind: 'season', name: 'Ski' }],
    });
    const nights = [0, 1, 2].map((days) => night(addDays(calendarDate(from), days)));
    return { status: 200, body: { nights } };
  };
}
