import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField, instant } from './fields.ts';
import { defineStaffList } from './paging.ts';
import { ratePeriodSchema, stayRulesSchema } from './rates.ts';
import { stayDiscountsSchema } from './stay-discounts.ts';

/** What somebody did to the rates. `undone` takes an earlier change back. */
export const rateChangeActions = ['added', 'changed', 'deleted', 'copied', 'imported', 'undone'] as const;

export type RateChangeAction = (typeof rateChangeActions)[number];

/** The most seasons, overrides, and holidays that a change of many is listed with. */
export const mostListedPeriods = 5;

const changeOf = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ before: schema, after: schema });

/** What was before is null for what was added, and what is after it for what was deleted. */
export const periodChangeSchema = changeOf(v.nullable(ratePeriodSchema));
export const rulesChangeSchema = changeOf(stayRulesSchema);
export const discountsChangeSchema = changeOf(stayDiscountsSchema);

export const rateChangeSchema = v.object({
  id: v.string(),
  at: instant,
  /** The name of the staff account. */
  actor: v.string(),
  action: v.picklist(rateChangeActions),
  /** Whether somebody took it back. */
  isUndone: v.boolean(),
  /** The first of the seasons, overrides, and holidays that it changed; `periodCount` is how many. */
  periods: v.array(periodChangeSchema),
  periodCount: v.number(),
  /** For a change of the rules of all stays. */
  rules: v.optional(rulesChangeSchema),
  /** For a change of the discounts. */
  discounts: v.optional(discountsChangeSchema),
});

export type RateChangeOnWire = v.InferOutput<typeof rateChangeSchema>;

export const listRateChanges = defineStaffList({
  path: '/api/admin/rate-changes',
  summary: 'Who changed seasons, overrides, holidays, rules, and discounts, and how, newest first',
  filters: {},
  item: rateChangeSchema,
});

export const undoRateChange = defineCall({
  method: 'POST',
  path: '/api/admin/rate-changes/:id/undo',
  summary: 'Takes a change back, apart from what has changed again since, from the next quote on',
  access: 'staff',
  params: v.object({ id: idField }),
  answer: v.object({
    undone: v.number(),
    /** How many seasons, overrides, and holidays stay as they are, because they have changed again since. */
    kept: v.number(),
  }),
  refusals: ['not-found', 'changed-meanwhile'],
});
