import * as v from 'valibot';
import { daysBetween } from '@getaway/kernel/calendar-date';
import { defineCall } from './call.ts';
import { calendarDateField, idField, optionalField } from './fields.ts';
import { defineStaffExport, defineStaffList } from './paging.ts';

export const blockReasons = ['maintenance', 'owner-use', 'other'] as const;
export const blockReasonSchema = v.picklist(blockReasons);
export type BlockReason = (typeof blockReasons)[number];

export const mostBlockedDays = 366;

export const blockedDateSchema = v.object({
  id: v.string(),
  date: calendarDateField,
  reason: blockReasonSchema,
});

export const listBlockedDates = defineStaffList({
  path: '/api/admin/blocked-dates',
  summary: 'The nights that staff blocked, one row for each night',
  filters: {},
  item: blockedDateSchema,
});

export const exportBlockedDates = defineStaffExport({
  path: '/api/admin/blocked-dates/export',
  summary: 'The nights that staff blocked, by date, as a CSV file',
  filters: {},
});

/** The last day of a block; absent for a block of one day. */
const lastDay = ({ fromDate, toDate }: { fromDate: string; toDate?: string | undefined }): string =>
  toDate ?? fromDate;

export const blockDates = defineCall({
  method: 'POST',
  path: '/api/admin/blocked-dates',
  summary: 'Blocks every night from the first day to the last, or none of them',
  access: 'staff',
  body: v.pipe(
    v.object({
      fromDate: calendarDateField,
      /** Inclusive; the first day by default. */
      toDate: optionalField(calendarDateField),
      reason: blockReasonSchema,
    }),
    v.forward(
      v.check((range) => lastDay(range) >= range.fromDate, 'End date is before the start date'),
      ['toDate'],
    ),
    v.forward(
      v.check(
        ({ fromDate, toDate }) => daysBetween(fromDate, toDate ?? fromDate) < mostBlockedDays,
        `Block at most ${mostBlockedDays} days at a time`,
      ),
      ['toDate'],
    ),
  ),
  status: 201,
  answer: v.array(blockedDateSchema),
  /** `dates` lists the nights that a booking or another block has. */
  refusals: ['dates-taken'],
});

export const unblockDate = defineCall({
  method: 'DELETE',
  path: '/api/admin/blocked-dates/:id',
  summary: 'Unblocks a night',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});

export const unblockDates = defineCall({
  method: 'POST',
  path: '/api/admin/blocked-dates/unblock',
  summary: 'Unblocks several nights in one transaction; available ones are unchanged',
  access: 'staff',
  body: v.object({
    ids: v.pipe(
      v.array(idField),
      v.minLength(1, 'Choose at least one'),
      v.maxLength(mostBlockedDays, `Choose at most ${mostBlockedDays}`),
    ),
  }),
  status: 204,
});

export const listTakenNights = defineCall({
  method: 'GET',
  path: '/api/admin/taken-nights',
  summary: 'The nights from today on that are booked, blocked, or taken on other platforms, sorted',
  access: 'staff',
  answer: v.object({ nights: v.array(calendarDateField) }),
});
