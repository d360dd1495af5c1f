import * as v from 'valibot';
import { frameSections, homeSections, legalSections, weekdayEscapeSections, type Texts } from './texts.ts';

const { freedoms, ...escapeSections } = weekdayEscapeSections;

/** The texts that a host changes; of a section it may be a single one. */
export const ownTextsSchema = v.strictObject({
  home: v.optional(v.strictObject(eachInPart(homeSections))),
  weekdayEscape: v.optional(
    v.strictObject({ ...eachInPart(escapeSections), freedoms: v.optional(freedoms) }),
  ),
  legal: v.optional(v.strictObject(eachInPart(legalSections))),
  frame: v.optional(v.strictObject(eachInPart(frameSections))),
});

export type OwnTexts = v.InferOutput<typeof ownTextsSchema>;

/** Every text that the host leaves out is the bundled one. A list is taken whole. */
export function withBundledTexts(own: OwnTexts | undefined, bundled: Texts): unknown {
  return merged(bundled, own);
}

type Section = v.StrictObjectSchema<v.ObjectEntries, undefined>;

function eachInPart<S extends Record<string, Section>>(sections: S) {
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, v.optional(v.partial(section))]),
  );
}

function merged(bundled: unknown, own: unknown): unknown {
  if (own === undefined) return bundled;
  if (!isRecord(bundled) || !isRecord(own)) return own;
  return Object.fromEntries(Object.keys(bundled).map((key) => [key, merged(bundled[key], own[key])]));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
