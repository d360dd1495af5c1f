import * as v from 'valibot';
import { defineCall } from './call.ts';

/** What a new host goes through once, in this order. */
export const setupSteps = [
  'password',
  'property',
  'prices',
  'payments',
  'mail',
  'calendars',
  'legal',
] as const;
export const setupStepSchema = v.picklist(setupSteps);
export type SetupStep = v.InferOutput<typeof setupStepSchema>;

/** What staff say of a step that the services cannot know. */
export const setupMarkSchema = v.picklist(['done', 'skipped']);
export type SetupMark = v.InferOutput<typeof setupMarkSchema>;

/** `sandbox`: our own stand-in for the card provider. `test` and `live` are the provider's own words for its keys. */
export const cardModeSchema = v.picklist(['sandbox', 'test', 'live']);

/** As far as svc-booking knows; mail and calendars are known by the other two. */
export const setupSchema = v.object({
  /** Everything here is made up: see `npm run demo`. */
  isDemo: v.boolean(),
  /** The admin signed in still has the password of the first start. */
  hasFirstPassword: v.boolean(),
  /** The house is described by the host's own file. */
  hasOwnHouse: v.boolean(),
  /** Every price is still the one that it began with. */
  hasDefaultPrices: v.boolean(),
  cardMode: cardModeSchema,
  /** When the card provider last told us of a payment; its notices need no key, they need the site's address. */
  lastCardNoticeAt: v.nullable(v.string()),
  marks: v.array(v.object({ step: setupStepSchema, mark: setupMarkSchema })),
  isHidden: v.boolean(),
});

export type Setup = v.InferOutput<typeof setupSchema>;

export const readSetup = defineCall({
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'How far the site is set up, as far as svc-booking knows',
  access: 'staff',
  answer: setupSchema,
});

export const markSetupStep = defineCall({
  method: 'PUT',
  path: '/api/admin/setup/steps/:step',
  summary: 'Marks a step of the set-up as done or skipped; null takes the mark away',
  access: 'staff',
  params: v.object({ step: setupStepSchema }),
  body: v.object({ mark: v.nullable(setupMarkSchema) }),
  answer: setupSchema,
});

export const hideSetup = defineCall({
  method: 'PUT',
  path: '/api/admin/setup/hidden',
  summary: 'Puts the checklist away, or brings it back',
  access: 'staff',
  body: v.object({ isHidden: v.boolean() }),
  answer: setupSchema,
});

export const tryCardKeys = defineCall({
  method: 'POST',
  path: '/api/admin/setup/card-test',
  summary: 'Asks the card provider a question that moves no money, with the keys that are set now',
  access: 'staff',
  answer: v.object({
    ok: v.boolean(),
    cardMode: cardModeSchema,
    /** Why not, in words for the host; '' when it is well. */
    reason: v.string(),
  }),
});
