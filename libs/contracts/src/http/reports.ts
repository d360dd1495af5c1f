import * as v from 'valibot';
import { calendarMonth, countMonths, isCalendarMonth } from '@getaway/kernel/calendar-month';
import { defineCall } from './call.ts';
import { calendarDateField, dollars } from './fields.ts';
import { entryKindSchema } from './ledger.ts';
import { entryKindNames } from './money-names.ts';
import { pageQuery } from './paging.ts';

/** The longest period of a report: five years. */
export const mostReportedMonths = 60;

/** Money with a sign: what went out is negative. */
const signedDollars = v.pipe(v.string(), v.regex(/^-?\d{1,12}\.\d{2}$/));

/** A month, YYYY-MM. */
const monthField = v.pipe(
  v.string('Invalid month'),
  v.check(isCalendarMonth, 'Must be a month such as 2027-01'),
  v.transform(calendarMonth),
);

/** Whole months, the first and the last included. */
const period = { from: monthField, to: monthField };

/** Works on text that may be no month, because checks of the whole run beside those of its fields. */
const spanOf = ({ from, to }: { readonly from: string; readonly to: string }): number =>
  isCalendarMonth(from) && isCalendarMonth(to) ? countMonths(from, to) : 1;

const periodQuery = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(
    v.object({ ...period, ...fields }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const span = spanOf(dataset.value as { readonly from: string; readonly to: string });
      if (span < 1) addIssue({ message: 'The last month is before the first one' });
      if (span > mostReportedMonths)
        addIssue({ message: `A report covers at most ${mostReportedMonths} months` });
    }),
  );

const answeredMonth = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/));

const revenueFigures = {
  received: signedDollars,
  /** What went back: refunds and chargebacks, less those that came back. */
  returned: signedDollars,
  /** Received less returned. */
  net: signedDollars,
  /** Ledger entries. */
  entries: v.number(),
};

export const readRevenueReport = defineCall({
  method: 'GET',
  path: '/api/admin/reports/revenue',
  summary: 'Money received and returned, by the month in which it came or went',
  access: 'staff',
  query: periodQuery({}),
  answer: v.object({
    /** One for each month, in order. */
    rows: v.array(v.object({ month: answeredMonth, ...revenueFigures })),
    /** The sums of the rows. */
    total: v.object(revenueFigures),
  }),
});

export const exportRevenueReport = defineCall({
  method: 'GET',
  path: '/api/admin/reports/revenue/export',
  summary: 'Money received and returned, by the month in which it came or went, as CSV',
  access: 'staff',
  query: periodQuery({}),
  file: 'text/csv',
});

const taxFigures = {
  /** The tax in payments. */
  collected: signedDollars,
  /** The tax in what went back. */
  returned: signedDollars,
  /** Collected less returned. */
  net: signedDollars,
  /** Shares of the tax, which `listTaxShares` lists. */
  shares: v.number(),
};

export const readTaxReport = defineCall({
  method: 'GET',
  path: '/api/admin/reports/taxes',
  summary: 'Tax collected and returned, by the month in which the money came or went, and by rate',
  access: 'staff',
  query: periodQuery({}),
  answer: v.object({
    /** In order of months, then of rates; a month without tax has one row without a rate. */
    rows: v.array(
      v.object({
        month: answeredMonth,
        /** A fraction. */
        rate: v.nullable(v.number()),
        ...taxFigures,
      }),
    ),
    /** The sums of the rows. */
    total: v.object(taxFigures),
  }),
});

/** What a share of the tax belongs to: a ledger entry, or a change of the booking's price. */
export const taxShareKindSchema = v.picklist([...entryKindSchema.options, 'amendment']);
export type TaxShareKind = v.InferOutput<typeof taxShareKindSchema>;

/** What each kind is called on screen and in files. */
export const taxShareKindNames: Readonly<Record<TaxShareKind, string>> = {
  ...entryKindNames,
  amendment: 'Amended stay',
};

export const taxShareSchema = v.object({
  id: v.string(),
  effectiveOn: calendarDateField,
  kind: taxShareKindSchema,
  bookingReference: v.string(),
  /** Null after the booking was deleted. */
  bookingId: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  /** A fraction. */
  rate: v.number(),
  /** The amount of the ledger entry. */
  amount: signedDollars,
  /** The tax in it. */
  tax: signedDollars,
});
export type TaxShare = v.InferOutput<typeof taxShareSchema>;

/** `X-Total-Count` is the number of shares in the period. */
export const listTaxShares = defineCall({
  method: 'GET',
  path: '/api/admin/reports/tax-shares',
  summary: 'The tax in each ledger entry of a period, newest day first',
  access: 'staff',
  query: periodQuery(pageQuery),
  answer: v.array(taxShareSchema),
});

export const exportTaxShares = defineCall({
  method: 'GET',
  path: '/api/admin/reports/tax-shares/export',
  summary: 'The tax in each ledger entry of a period as CSV, oldest first',
  access: 'staff',
  query: periodQuery({}),
  file: 'text/csv',
});

const occupancyFigures = {
  /** All nights of the month. */
  nights: v.number(),
  /** Nights that staff blocked. */
  blocked: v.number(),
  /** Nights taken on other platforms. */
  elsewhere: v.number(),
  /** Nights that could be booked on this site: neither blocked nor taken elsewhere. */
  bookable: v.number(),
  /** Nights of confirmed and completed bookings. */
  booked: v.number(),
  /** Booked of bookable nights, a fraction; null when none could be booked. */
  occupancy: v.nullable(v.number()),
  /** The accepted prices of the booked nights, before discounts, fees and tax. */
  revenue: signedDollars,
  /** Revenue for each booked night; null without any. */
  averageRate: v.nullable(dollars),
  /** Revenue for each bookable night; null without any. */
  revenuePerNight: v.nullable(dollars),
};

export const readOccupancyReport = defineCall({
  method: 'GET',
  path: '/api/admin/reports/occupancy',
  summary: 'Booked, blocked, and bookable nights with their average rate, by month',
  access: 'staff',
  query: periodQuery({}),
  answer: v.object({
    /** One for each month, in order. */
    rows: v.array(v.object({ month: answeredMonth, ...occupancyFigures })),
    /** The sums of the rows, and the averages of the sums. */
    total: v.object(occupancyFigures),
  }),
});

export const nightUseSchema = v.picklist(['booked', 'blocked', 'elsewhere']);
export type NightUse = v.InferOutput<typeof nightUseSchema>;

/** What each use is called on screen and in files. */
export const nightUseNames: Readonly<Record<NightUse, string>> = {
  booked: 'Booked',
  blocked: 'Blocked',
  elsewhere: 'Other platform',
};

export const reportedNightSchema = v.object({
  date: calendarDateField,
  use: nightUseSchema,
  /** These are null unless the night is booked. */
  bookingId: v.nullable(v.string()),
  bookingReference: v.nullable(v.string()),
  guestName: v.nullable(v.string()),
  /** The accepted price of the night. */
  price: v.nullable(dollars),
});
export type ReportedNight = v.InferOutput<typeof reportedNightSchema>;

export const listReportedNights = defineCall({
  method: 'GET',
  path: '/api/admin/reports/nights',
  summary: 'The nights of a period that are booked, blocked, or taken on other platforms',
  access: 'staff',
  query: periodQuery({}),
  answer: v.array(reportedNightSchema),
});

export const exportReportedNights = defineCall({
  method: 'GET',
  path: '/api/admin/reports/nights/export',
  summary: 'The nights of a period that are booked, blocked, or taken on other platforms, as CSV',
  access: 'staff',
  query: periodQuery({}),
  file: 'text/csv',
});
