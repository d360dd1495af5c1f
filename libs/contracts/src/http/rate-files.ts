import * as v from 'valibot';
import { defineCall } from './call.ts';
import { defineStaffExport } from './paging.ts';
import { ratePeriodSchema } from './rates.ts';

/** In characters: as many seasons, overrides, and holidays as there can be. */
export const longestRateFile = 500_000;

const csv = v.pipe(
  v.string('Choose a CSV file'),
  v.maxLength(
    longestRateFile,
    `The file is too long: up to ${longestRateFile.toLocaleString('en-US')} characters`,
  ),
);

/** Of a file in JSON: each character takes up to four bytes, and line ends and quotation marks two characters. */
const longestBodyBytes = 4 * longestRateFile;

const unsavedPeriod = v.omit(ratePeriodSchema, ['id', 'version']);

export const exportRatePeriods = defineStaffExport({
  path: '/api/admin/rate-periods/export',
  summary: 'The seasons, overrides, and holidays as a CSV file that can be imported again',
  filters: {},
});

export const rateFilePreviewSchema = v.object({
  /** What was there when this was asked. The import refuses another one. */
  basis: v.string(),
  added: v.array(unsavedPeriod),
  changed: v.array(v.object({ before: ratePeriodSchema, after: unsavedPeriod })),
  unchanged: v.number(),
  /** Without a column: about the whole line. */
  faults: v.array(v.object({ line: v.number(), column: v.nullable(v.string()), message: v.string() })),
});

export type RateFilePreview = v.InferOutput<typeof rateFilePreviewSchema>;

export const previewRateFile = defineCall({
  method: 'POST',
  path: '/api/admin/rate-periods/import-previews',
  summary: 'What the import of a CSV file would add and change, or all that is wrong with the file',
  access: 'staff',
  body: v.object({ csv }),
  longestBodyBytes,
  answer: rateFilePreviewSchema,
});

export const importRateFile = defineCall({
  method: 'POST',
  path: '/api/admin/rate-periods/imports',
  summary: 'Adds and changes what a CSV file says, all or nothing, from the next quote on; deletes nothing',
  access: 'staff',
  body: v.object({ csv, basis: v.pipe(v.string(), v.maxLength(100)) }),
  longestBodyBytes,
  answer: v.object({ added: v.number(), changed: v.number(), unchanged: v.number() }),
  refusals: ['changed-meanwhile'],
});
