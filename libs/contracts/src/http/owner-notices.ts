import * as v from 'valibot';
import { defineCall } from './call.ts';

/** What the owner is emailed about. */
export const noticeKinds = [
  'message',
  'booking',
  'reservation',
  'stay-change',
  'payment',
  'cancellation',
  'dispute',
  'failed-feed',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** `at-once`: an email each. `digest`: collected in the next digest. */
export const noticeModeSchema = v.picklist(['at-once', 'digest', 'off']);
export type NoticeMode = v.InferOutput<typeof noticeModeSchema>;

export const digestIntervalSchema = v.picklist(['hourly', 'daily']);

const noticeSettingsSchema = v.object({
  kinds: v.object({
    message: noticeModeSchema,
    booking: noticeModeSchema,
    reservation: noticeModeSchema,
    'stay-change': noticeModeSchema,
    /** An open back office from before this kind existed doesn't send it. Its default is right away. */
    payment: v.optional(noticeModeSchema, 'at-once'),
    cancellation: noticeModeSchema,
    dispute: noticeModeSchema,
    'failed-feed': noticeModeSchema,
  }),
  digest: v.object({
    interval: digestIntervalSchema,
    /** The hour of a daily digest in the property's time zone, 0 to 23. */
    hour: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(23)),
  }),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;

const shownNoticeSettings = v.object({
  ...noticeSettingsSchema.entries,
  /** The address that the emails go to. */
  ownerEmail: v.string(),
});

export const readNoticeSettings = defineCall({
  method: 'GET',
  path: '/api/admin/inbox/notices',
  summary: 'What the owner is emailed about, and when',
  access: 'staff',
  answer: shownNoticeSettings,
});

export const changeNoticeSettings = defineCall({
  method: 'PUT',
  path: '/api/admin/inbox/notices',
  summary: 'Changes what the owner is emailed about, and when',
  access: 'staff',
  body: noticeSettingsSchema,
  answer: shownNoticeSettings,
});
