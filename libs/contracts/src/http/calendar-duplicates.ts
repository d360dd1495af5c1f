import * as v from 'valibot';
import { externalKindSchema } from '../events/calendar.ts';
import { defineCall } from './call.ts';
import { calendarDateField, instant } from './fields.ts';

const duplicateStay = v.object({
  id: v.string(),
  feedId: v.string(),
  feedName: v.string(),
  platform: v.string(),
  kind: externalKindSchema,
  /** Null for a block. */
  guestInitials: v.nullable(v.string()),
  /** When it was first read. */
  firstSeen: instant,
});

export const duplicateGroupSchema = v.object({
  type: v.picklist(['Hard duplicate', 'Soft duplicate']),
  /** The kept one and its hidden duplicates. */
  count: v.number(),
  startDate: calendarDateField,
  endDate: calendarDateField,
  kept: duplicateStay,
  removed: v.array(duplicateStay),
});

export type CalendarDuplicateGroup = v.InferOutput<typeof duplicateGroupSchema>;

export const cleanupDuplicates = defineCall({
  method: 'POST',
  path: '/api/admin/cleanup-duplicates',
  summary:
    'Finds stays that several feeds contain, and keeps the oldest of each; by default a dry run, which changes nothing',
  access: 'staff',
  body: v.object({ dryRun: v.optional(v.boolean('Must be true or false'), true) }),
  answer: v.object({
    /** The stays that were removed, or would be. */
    duplicatesRemoved: v.number(),
    duplicateGroups: v.array(duplicateGroupSchema),
  }),
});
