import type { ReactNode } from 'react';
import { exportEmailSends } from '@getaway/contracts/http/email-sends';
import { ExportButton } from '../../../ui/export-button.tsx';
import { filterOf, readQuery } from './send-query.ts';

/** Saves the emails that the filters in the address leave. */
export function ExportEmails({ params }: { params: URLSearchParams }): ReactNode {
  return (
    <ExportButton
      read={(callForFile) => callForFile(exportEmailSends, { query: filterOf(readQuery(params)) })}
      name="emails"
      done="The emails have been saved as CSV."
    />
  );
}
