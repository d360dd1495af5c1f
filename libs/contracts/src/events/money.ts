import * as v from 'valibot';
import { calendarDateField, dollars } from '../http/fields.ts';
import { entryKindSchema, moneyMethodSchema, paymentStatusSchema, signedDollars } from '../http/ledger.ts';

/** The whole money of a booking, as its ledger adds it up. */
export const moneyStateSchema = v.object({
  /** Grows with every change of the sums below. A consumer ignores older revisions, in whichever event they come. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total: dollars,
  /** Everything received. */
  paid: dollars,
  /** Everything returned: refunds and chargebacks, less those that came back. */
  returned: signedDollars,
  /** The total less what is left of the payments; negative when the guest is owed money. */
  balance: signedDollars,
  status: paymentStatusSchema,
});
export type MoneyState = v.InferOutput<typeof moneyStateSchema>;

/** A final entry of the ledger, without the names and notes of staff. */
export const recordedEntrySchema = v.object({
  id: v.string(),
  kind: entryKindSchema,
  method: moneyMethodSchema,
  /** Negative when money went out. A refund that came back is positive. */
  amount: signedDollars,
  /** The day in the property's time zone. */
  effectiveOn: calendarDateField,
});
