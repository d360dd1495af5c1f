import * as v from 'valibot';
import { defineCall } from './call.ts';
import { idField, instant, lineOfText, optionalField } from './fields.ts';
import { dollarsAsked, sequenceStatuses, wholeStays } from './guests.ts';

/** The most segments that staff can save. */
export const mostSegments = 50;

/** What narrows the list of guests, as its address has it. At least one has to be set. */
const segmentFilters = v.pipe(
  v.strictObject({
    search: optionalField(lineOfText('Search', 100)),
    minStays: optionalField(wholeStays),
    maxStays: optionalField(wholeStays),
    minValue: optionalField(dollarsAsked),
    maxValue: optionalField(dollarsAsked),
    tags: optionalField(lineOfText('Tags', 200)),
    sequenceStatus: optionalField(v.picklist(sequenceStatuses)),
  }),
  v.check(
    (filters) => Object.values(filters).some((value) => value !== undefined),
    'Choose at least one filter',
  ),
);

/** Filters of the list of guests that staff saved under a name. */
export const guestSegmentSchema = v.object({
  id: v.string(),
  name: v.string(),
  filters: segmentFilters,
  createdAt: instant,
});
export type GuestSegment = v.InferOutput<typeof guestSegmentSchema>;

export const listGuestSegments = defineCall({
  method: 'GET',
  path: '/api/crm/guest-segments',
  summary: 'The saved segments of guests, by name',
  access: 'staff',
  answer: v.array(guestSegmentSchema),
});

/** Once there are `mostSegments`, another one is a 400 at `name`. */
export const createGuestSegment = defineCall({
  method: 'POST',
  path: '/api/crm/guest-segments',
  summary: 'Saves filters of the list of guests under a name',
  access: 'staff',
  body: v.object({ name: lineOfText('Name', 60), filters: segmentFilters }),
  status: 201,
  answer: guestSegmentSchema,
  refusals: ['already-exists'],
});

export const deleteGuestSegment = defineCall({
  method: 'DELETE',
  path: '/api/crm/guest-segments/:id',
  summary: 'Deletes a saved segment; its guests stay',
  access: 'staff',
  params: v.object({ id: idField }),
  status: 204,
  refusals: ['not-found'],
});
