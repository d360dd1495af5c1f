import type { ReactNode } from 'react';
import { exportGuests } from '@getaway/contracts/http/guests';
import { ExportButton } from '../../ui/export-button.tsx';
import { filtersOf, type GuestQuery } from './guest-query.ts';

/** As the specification has them (page 2, section 14). */
const exportWords = {
  label: 'Export CSV',
  pending: 'Exporting…',
  done: 'Export successful',
  failed: 'Export failed',
};

/** Saves the guests that the filters leave as a CSV file. */
export function ExportGuests({ query, isEmpty }: { query: GuestQuery; isEmpty: boolean }): ReactNode {
  return (
    <ExportButton
      read={(callForFile) => callForFile(exportGuests, { query: { ...filtersOf(query), format: 'csv' } })}
      name="guests"
      words={exportWords}
      isEmpty={isEmpty}
      done="Guest data has been exported to CSV."
      failed="Failed to export guest data. Please try again."
    />
  );
}
