import type { RatePeriodOnWire, StayRulesOnWire } from '@getaway/contracts/http/rates';
import type { Browser } from '../browser.ts';

/** Staff's calls about rates. */
export function ratesOfStaff(staff: Browser) {
  return {
    add: async (period: Record<string, unknown>): Promise<RatePeriodOnWire> =>
      (await staff.post<RatePeriodOnWire>('/api/admin/rate-periods', period)).body,
    list: async () => (await staff.get<RatePeriodOnWire[]>('/api/admin/rate-periods')).body,
    rules: async () => (await staff.get<StayRulesOnWire>('/api/admin/stay-rules')).body,
    /** Changes the given rules and keeps the others. */
    setRules: async (change: Partial<StayRulesOnWire>) => {
      const { body } = await staff.get<StayRulesOnWire>('/api/admin/stay-rules');
      return staff.put<StayRulesOnWire>('/api/admin/stay-rules', { ...body, ...change });
    },
    /** Deletes all periods and sets the usual rules. */
    reset: async () => {
      const { body } = await staff.get<RatePeriodOnWire[]>('/api/admin/rate-periods');
      for (const { id, version } of body)
        await staff.delete(`/api/admin/rate-periods/${id}?version=${version}`);
      const { body: rules } = await staff.get<StayRulesOnWire>('/api/admin/stay-rules');
      const usual = {
        minimumNights: 1,
        maximumNights: 60,
        leadHours: 0,
        windowDays: 731,
        nightsBetween: 0,
      };
      await staff.put('/api/admin/stay-rules', { ...rules, ...usual });
    },
  };
}

/** One price for all weekdays. */
export function everyDay(price: string | number | null): Record<string, unknown> {
  return {
    ...{ sunday: price, monday: price, tuesday: price, wednesday: price },
    ...{ thursday: price, friday: price, saturday: price },
  };
}
