import * as v from 'valibot';
import {
  bookingSections,
  frameSections,
  homeSections,
  legalSections,
  weekdayEscapeSections,
  type Texts,
} from './texts.ts';

const { freedoms, ...escapeSections } = weekdayEscapeSections;

/** The texts that a host changes; of a section it may be a single one. */
export const ownTextsSchema = v.strictObject({
  home: v.optional(v.strictObject(eachInPart(homeSections))),
  booking: v.optional(v.strictObject(eachInPart(bookingSections))),
  weekdayEscape: v.optional(
    v.strictObject({ ...eachInPart(escapeSections), freedoms: v.optional(freedoms) }),
  ),
  legal: v.optional(v.strictObject(eachInPart(legalSections))),
  frame: v.optional(v.strictObject(eachInPart(frameSections))),
});

export type OwnTexts = v.InferOutput<typeof ownTextsSchema>;

/** Every text that the host leaves out is the common one. A list is taken whole. */
export function withCommonTexts(own: OwnTexts | undefined, common: Texts): unknown {
  return merged(common, own);
}

type Section = v.StrictObjectSchema<v.ObjectEntries, undefined>;

function eachInPart<S extends Record<string, Section>>(sections: S) {
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, v.optional(v.partial(section))]),
  );
}

function merged(common: unknown, own: unknown): unknown {
  if (own === undefined) return common;
  if (!isRecord(common) || !isRecord(own)) return own;
  return Object.fromEntries(Object.keys(common).map((key) => [key, merged(common[key], own[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
