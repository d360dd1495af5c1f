import { downloadStayCalendar, downloadStayDocument } from '@getaway/contracts/http/stay-files';
import type { CalledFile } from '@getaway/web-kit/api-client';
import type { StayCalls } from './stay-calls.ts';

/** The stay for the guest's own calendar. Throws an ApiError. */
export function readCalendar({ callForFile }: StayCalls): Promise<CalledFile> {
  return callForFile(downloadStayCalendar);
}

/** One of the stay's documents as PDF, by its number. Throws an ApiError. */
export function readDocument({ callForFile }: StayCalls, number: string): Promise<CalledFile> {
  return callForFile(downloadStayDocument, { params: { number } });
}
