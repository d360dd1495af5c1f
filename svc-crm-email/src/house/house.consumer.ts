import { parsePublished } from '@getaway/property';
import { hasEntryCodes } from '@getaway/property/entry';
import { consumeHouse } from '@getaway/service-kit/house/consume-house';
import type { KeptHouse } from '@getaway/service-kit/house/kept-house';
import type { Consumer } from '@getaway/service-kit/messaging/consumer';
import type { Database, Tx } from '../database/database.ts';
import { followEntry } from '../sequences/follow-entry.ts';

/** Follows the published house, with the entry instructions for emails to booked guests. */
export function houseConsumer({ database }: { readonly database: Database }): Consumer<Tx> {
  return consumeHouse({
    name: 'svc-crm-email-house',
    database,
    keepsEntryInstructions: true,
    onChange: async (sql, before, now) => {
      const hasCodes = hasCodesIn(now);
      if (hasCodes !== hasCodesIn(before)) await followEntry(sql, hasCodes);
    },
  });
}

/** A house that this release cannot read is not shown. */
function hasCodesIn(kept: KeptHouse | undefined): boolean {
  const outcome = parsePublished(kept?.content);
  return !outcome.ok || hasEntryCodes(outcome.property);
}
