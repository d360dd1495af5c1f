import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import { sequencePage } from './email-sequences.repository.ts';

/** A page of the sequences, newest first, with the number of all of them. */
export function listSequences(
  { database }: { readonly database: Database },
  page: Page,
): Promise<{ sequences: EmailSequence[]; count: number }> {
  return sequencePage(database.prisma, page);
}
