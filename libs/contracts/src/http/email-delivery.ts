import * as v from 'valibot';
import { defineCall } from './call.ts';

/**
 * Why no emails are sent. `login`: the mail server refuses our name or password. `quota`: the account has
 * reached its sending limit. `sender`: it refuses our sender address. `encryption`: no secure connection.
 * `unavailable`: it answers, but accepts nothing for now. `unreachable`: it gives no answer.
 */
export const accountFaults = [
  'login',
  'quota',
  'sender',
  'encryption',
  'unavailable',
  'unreachable',
] as const;

export type AccountFault = (typeof accountFaults)[number];

export const emailDeliverySchema = v.object({
  /** Null while emails are being sent. */
  paused: v.nullable(
    v.object({
      fault: v.picklist(accountFaults),
      /** The mail server's own message. */
      reason: v.string(),
      since: v.string(),
      nextTryAt: v.string(),
    }),
  ),
  /** Emails that are due and not sent. */
  waiting: v.number(),
  /** Failed emails that 'retry all' would retry, without those that would come too late. */
  retryable: v.number(),
});

export type EmailDelivery = v.InferOutput<typeof emailDeliverySchema>;

export const readEmailDelivery = defineCall({
  method: 'GET',
  path: '/api/admin/email-delivery',
  summary: 'Whether emails are being sent, and if not, why',
  access: 'staff',
  answer: emailDeliverySchema,
});

export const tryEmailDelivery = defineCall({
  method: 'POST',
  path: '/api/admin/email-delivery/try',
  summary: 'Retries paused emails now instead of at the next planned time',
  access: 'staff',
  answer: emailDeliverySchema,
});

export const retryFailedSends = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/retry-failed',
  summary: 'Gives every failed email five more attempts, except those that would come too late',
  access: 'staff',
  answer: v.object({ retried: v.number() }),
});
