import * as v from 'valibot';
import { defineCall } from './call.ts';
import { fromSampleSchema } from './house-sections.ts';
import { pricingNames } from './pricing.ts';

/** The steps that a new host completes once, in this order. */
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

/** The mark that staff set on a step that the services cannot check. */
export const setupMarkSchema = v.picklist(['done', 'skipped']);
export type SetupMark = v.InferOutput<typeof setupMarkSchema>;

/**
 * `sandbox`: our own stand-in for the card provider. `test` and `live` are the provider's own modes of its
 * keys.
 */
export const cardModeSchema = v.picklist(['sandbox', 'test', 'live']);

/** What guests are charged: the prices by name, the tax rate, and the fees. */
export const charges = [...pricingNames, 'tax', 'cleaning_fee', 'card_fee'] as const;
const chargeSchema = v.picklist(charges);
export type Charge = v.InferOutput<typeof chargeSchema>;

/** The part that svc-booking knows; the other two services know email and calendars. */
export const setupSchema = v.object({
  /** All data is made up: see `npm run demo`. */
  isDemo: v.boolean(),
  /** The signed-in admin still has the initial password. */
  hasFirstPassword: v.boolean(),
  /** The house has a name of its own. */
  hasOwnHouse: v.boolean(),
  /** The sections of the published house that still show the sample. */
  fromSample: fromSampleSchema,
  /** Each booking has an entry code of its own. */
  hasEntryCodes: v.optional(v.boolean(), true),
  /** Every price is still the default. */
  hasDefaultPrices: v.boolean(),
  /** What guests are charged as the site came, because nobody has changed it. */
  unchangedPrices: v.optional(v.array(chargeSchema), []),
  /** How much each of them is: a decimal in dollars, or percent for the tax rate and the card fee. */
  unchangedAmounts: v.optional(v.record(v.string(), v.string()), {}),
  /** What the weekday code takes off, a decimal in dollars, while it is as the site came and the house has the page for it. */
  unchangedOffer: v.optional(v.string()),
  /** Guests can book services or packages that are as the sample has them. */
  hasSampleOffers: v.optional(v.boolean(), false),
  /** Those services and packages, by name. */
  sampleOffers: v.optional(
    v.array(v.object({ kind: v.picklist(['service', 'package']), name: v.string() })),
    [],
  ),
  cardMode: cardModeSchema,
  /**
   * When the card provider last sent an event about a payment. Its webhooks need no key, but they need the
   * site's address.
   */
  lastCardNoticeAt: v.nullable(v.string()),
  /** When it last said that a guest's payment went through. */
  lastCardPaymentAt: v.optional(v.nullable(v.string()), null),
  marks: v.array(v.object({ step: setupStepSchema, mark: setupMarkSchema })),
  isHidden: v.boolean(),
});

export type Setup = v.InferOutput<typeof setupSchema>;
export type SampleOffer = Setup['sampleOffers'][number];

export const readSetup = defineCall({
  method: 'GET',
  path: '/api/admin/setup',
  summary: 'The setup progress of the site, as far as svc-booking knows',
  access: 'staff',
  answer: setupSchema,
});

export const markSetupStep = defineCall({
  method: 'PUT',
  path: '/api/admin/setup/steps/:step',
  summary: 'Marks a setup step as done or skipped; null removes the mark',
  access: 'staff',
  params: v.object({ step: setupStepSchema }),
  body: v.object({ mark: v.nullable(setupMarkSchema) }),
  answer: setupSchema,
});

export const hideSetup = defineCall({
  method: 'PUT',
  path: '/api/admin/setup/hidden',
  summary: 'Hides or shows the checklist',
  access: 'staff',
  body: v.object({ isHidden: v.boolean() }),
  answer: setupSchema,
});

export const tryCardKeys = defineCall({
  method: 'POST',
  path: '/api/admin/setup/card-test',
  summary: 'Makes a call to the card provider that moves no money, with the current keys',
  access: 'staff',
  answer: v.object({
    ok: v.boolean(),
    cardMode: cardModeSchema,
    /** The reason, as text for the host; '' on success. */
    reason: v.string(),
  }),
});
