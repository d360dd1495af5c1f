import type { ReactNode } from 'react';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import { formatDate, formatMoment } from '../../../format/dates.ts';
import { Line } from '../../../stay-price/line.tsx';

/** Lines that say what the guest agreed to when they pressed *Complete*, and when. */
export function AcceptedTerms({
  terms: { acceptedAt, legalDate, houseRevision },
}: {
  terms: NonNullable<StaffBooking['acceptedTerms']>;
}): ReactNode {
  return (
    <>
      <Line label="Terms accepted" value={formatMoment(acceptedAt)} />
      <Line label="Terms dated" value={`${formatDate(legalDate)}${versionWords(houseRevision)}`} />
    </>
  );
}

/** A house that has not been published has no version. */
function versionWords(houseRevision: number): string {
  return houseRevision > 0 ? ` (website version ${houseRevision})` : '';
}
