import * as v from 'valibot';
import { defineCall } from './call.ts';

/**
 * Why no email goes out. `login`: the mail server refuses our name or password. `quota`: the account has sent what it may.
 * `sender`: it refuses our sender address. `encryption`: no secure connection. `unavailable`: it answers, and takes
 * nothing for now. `unreachable`: it gives no answer.
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
  /** Null while emails go out. */
  paused: v.nullable(
    v.object({
      fault: v.picklist(accountFaults),
      /** The mail server's own words. */
      reason: v.string(),
      since: v.string(),
      nextTryAt: v.string(),
    }),
  ),
  /** Emails that are due and have not gone out. */
  waiting: v.number(),
  /** Failed emails that 'retry all' would try again: not those that would come too late. */
  retryable: v.number(),
});

export type EmailDelivery = v.InferOutput<typeof emailDeliverySchema>;

export const readEmailDelivery = defineCall({
  method: 'GET',
  path: '/api/admin/email-delivery',
  summary: 'Whether emails go out, and why not',
  access: 'staff',
  answer: emailDeliverySchema,
});

export const tryEmailDelivery = defineCall({
  method: 'POST',
  path: '/api/admin/email-delivery/try',
  summary: 'Tries paused emails now instead of at the next time planned',
  access: 'staff',
  answer: emailDeliverySchema,
});

export const retryFailedSends = defineCall({
  method: 'POST',
  path: '/api/admin/email-sends/retry-failed',
  summary: 'Gives every failed email that would not come too late five tries more',
  access: 'staff',
  answer: v.object({ retried: v.number() }),
});
