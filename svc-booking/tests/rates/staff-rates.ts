import type { RatePeriodOnWire, StayRulesOnWire } from '@getaway/contracts/http/rates';
import type { StayDiscountsOnWire } from '@getaway/contracts/http/stay-discounts';
import { usualStayDiscounts } from '../../src/rates/stay-discounts.rules.ts';
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
    discounts: async () => (await staff.get<StayDiscountsOnWire>('/api/admin/stay-discounts')).body,
    /** Changes the given discounts and keeps the others. */
    setDiscounts: async (change: Partial<StayDiscountsOnWire>) => {
      const { body } = await staff.get<StayDiscountsOnWire>('/api/admin/stay-discounts');
      return staff.put<StayDiscountsOnWire>('/api/admin/stay-discounts', { ...body, ...change });
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
      const { body: discounts } = await staff.get<StayDiscountsOnWire>('/api/admin/stay-discounts');
      await staff.put('/api/admin/stay-discounts', { ...discounts, ...usualStayDiscounts });
    },
  };
}

/** One price, or one adjustment, for all weekdays. */
export function everyDay(price: string | number | object | null): Record<string, unknown> {
  return {
    ...{ sunday: price, monday: price, tuesday: price, wednesday: price },
    ...{ thursday: price, friday: price, saturday: price },
  };
}
