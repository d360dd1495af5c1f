import { isPlainText } from '@getaway/kernel/plain-text';
import * as v from 'valibot';
import { fieldErrorSchema } from '../problems.ts';
import { defineCall } from './call.ts';
import { instant } from './fields.ts';
import { houseGuideSchema } from './house-guide.ts';
import { fromSampleSchema } from './house-sections.ts';
import { defineStaffList } from './paging.ts';

const revision = v.pipe(
  v.number('Must be a number'),
  v.integer('Must be a whole number'),
  v.minValue(0),
  v.maxValue(999_999_999),
);

/** A house as a property file has it, with the guide. A draft may have faults. */
const content = v.record(v.string(), v.unknown());

const houseVersion = v.object({
  revision,
  /** The file that comes with the project, the host's own file, or the back office. */
  source: v.picklist(['bundled', 'file', 'staff']),
  /** A member of staff, or `start` where a start published a file. */
  publishedBy: v.string(),
  publishedAt: instant,
});

export type HouseVersion = v.InferOutput<typeof houseVersion>;

const houseDraft = v.object({
  content,
  /** The version that was published when the draft was begun. */
  basedOn: revision,
  savedBy: v.string(),
  savedAt: instant,
  /** What keeps the draft from being published, field by field. */
  faults: v.array(fieldErrorSchema),
  /** The sections that would still show the sample house. They can be published. */
  fromSample: fromSampleSchema,
});

/** `revision` counts the saves of drafts, also of those that are gone. Send it back with a change. */
export const readHouseDraft = defineCall({
  method: 'GET',
  path: '/api/admin/house',
  summary: 'The published house and the draft of the next version',
  access: 'staff',
  answer: v.object({
    published: v.object({ ...houseVersion.entries, content, fromSample: fromSampleSchema }),
    revision,
    draft: v.nullable(houseDraft),
    /** The sample house, to mark what is left of it. No bundle may contain its guide. Earlier releases don't send it. */
    sample: v.optional(content, {}),
  }),
});

/** Deeper than any house. */
const mostLevels = 12;

/** For the web servers, with the session of the member of staff who looks at it. Without a draft, it is the published house. */
export const readHousePreview = defineCall({
  method: 'GET',
  path: '/api/admin/house/preview',
  summary:
    'The draft as it can be shown: where it has faults, it is the published house, and it has nothing that only booked guests may read',
  access: 'staff',
  answer: v.object({
    /** As the draft's. */
    revision,
    house: content,
  }),
});

/** For the page that shows staff the guide as booked guests will read it. Without a draft, it is the published one. */
export const readGuidePreview = defineCall({
  method: 'GET',
  path: '/api/admin/house/guide-preview',
  summary:
    'The house guide of the draft as guests read it, with the usual hours; null for a house without one',
  access: 'staff',
  answer: v.object({ guide: v.nullable(houseGuideSchema) }),
});

/** Half as many again as a house with every list at its limit: checking a draft takes longer, the more values it has. */
export const mostHouseValues = 6_000;

/** What cannot be stored as JSON is refused; anything else wrong is a fault of the saved draft. */
const contentInput = v.pipe(
  // A record schema alone would accept a list as an empty object, and lose what was typed.
  v.intersect([
    content,
    v.custom<Record<string, unknown>>(
      (house) => !Array.isArray(house),
      'Must be a house as a property file has it, not a list',
    ),
  ]),
  v.check(
    (house) => valuesIn(house) <= mostHouseValues,
    `The house has more than ${mostHouseValues.toLocaleString('en-US')} texts, numbers, and lists: remove what is no part of it`,
  ),
  v.check(
    (house) => whyNotStorable(house) === undefined,
    ({ input }) => whyNotStorable(input) ?? '',
  ),
);

/** All values at any level, up to one more than a house may have. */
function valuesIn(value: unknown): number {
  let count = 0;
  const rest: unknown[] = [value];
  while (rest.length > 0 && count <= mostHouseValues) {
    const next = rest.pop();
    count += 1;
    if (typeof next === 'object' && next !== null) for (const inner of Object.values(next)) rest.push(inner);
  }
  return count;
}

/** Names the first value that can't be stored, by its dotted path. */
function whyNotStorable(value: unknown, path: readonly string[] = []): string | undefined {
  if (typeof value === 'string' && !isPlainText(value))
    return `${path.join('.')} has an invisible control character or half of an emoji: remove it, or write the text again`;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= mostLevels)
    return `${path.join('.')} has more levels than the ${mostLevels} of a property file`;
  for (const [key, inner] of Object.entries(value)) {
    if (!isPlainText(key)) return `${path.join('.') || 'The house'} has a name with a control character`;
    const why = whyNotStorable(inner, [...path, key]);
    if (why !== undefined) return why;
  }
  return undefined;
}

/**
 * Of a house as JSON in UTF-8, also of the body that saves it: room for every text at its limit in Latin letters. What
 * is published of it fits into a message of the broker, which may have 1 MiB.
 */
export const largestHouseBytes = 1_000_000;

export const houseTooLarge = 'The house has more than 1 MB of text: make some of its texts shorter';

const savedDraft = v.object({
  revision,
  savedAt: instant,
  faults: v.array(fieldErrorSchema),
  fromSample: fromSampleSchema,
});

export const saveHouseDraft = defineCall({
  method: 'PUT',
  path: '/api/admin/house/draft',
  summary: 'Saves the draft, also with faults, unless somebody else has saved another since `revision`',
  access: 'staff',
  body: v.object({ content: contentInput, revision }),
  longestBodyBytes: largestHouseBytes,
  answer: savedDraft,
  refusals: ['changed-meanwhile'],
});

export const discardHouseDraft = defineCall({
  method: 'POST',
  path: '/api/admin/house/discard-draft',
  summary: 'Drops the draft, unless somebody else has saved another since `revision`',
  access: 'staff',
  body: v.object({ revision }),
  answer: v.object({ revision }),
  refusals: ['changed-meanwhile'],
});

/** A draft with faults is refused with `invalid-request`, which names each field. */
export const publishHouseDraft = defineCall({
  method: 'POST',
  path: '/api/admin/house/publish',
  summary: 'Publishes the draft as it was saved with `revision`',
  access: 'staff',
  body: v.object({
    revision,
    /** The version that it replaces: another that was published meanwhile is not overwritten unseen. */
    replaces: revision,
  }),
  answer: houseVersion,
  refusals: ['changed-meanwhile', 'not-found'],
});

/** Newest first. */
export const listHouseVersions = defineStaffList({
  path: '/api/admin/house/versions',
  summary: 'The published versions of the house',
  filters: {},
  item: houseVersion,
});

export const readHouseVersion = defineCall({
  method: 'GET',
  path: '/api/admin/house/versions/:revision',
  summary: 'A published version of the house, to compare it or to make it the draft',
  access: 'staff',
  params: v.object({
    revision: v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Must be a revision'), v.transform(Number)),
  }),
  answer: v.object({ ...houseVersion.entries, content }),
  refusals: ['not-found'],
});
