import type { HouseGuide } from '@getaway/contracts/http/house-guide';
import type { Clock } from '@getaway/kernel/instant';
import { parsePublished } from '@getaway/property';
import { showableHouse } from '@getaway/property/showable-house';
import { uploadsIn } from '@getaway/property/uploads';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { guideOf, houseFileOf } from '../guest-page/house-guide.ts';
import { readGuidePictures } from './files/house-files.repository.ts';
import { readDraft } from './read-draft.ts';

/** The guide of the draft as it can be shown, for a stay with the usual hours; null for a house without one. */
export async function previewGuide(deps: {
  readonly database: Database;
  readonly now: Clock;
  readonly propertyFile: string | undefined;
}): Promise<HouseGuide | null> {
  const { published, draft } = await readDraft(deps);
  const shown = draft ? showableHouse(draft.content, published.content) : published.content;
  const parsed = parsePublished(shown);
  if (!parsed.ok) return null;
  const names = uploadsIn(shown).map(({ name }) => name);
  const uploads = await readGuidePictures(sqlOf(deps.database.pool), names);
  const guide = guideOf(shown, { file: houseFileOf(deps.propertyFile), uploads });
  const { checkIn, checkOut } = parsed.property;
  return guide?.({ checkInTime: checkIn.time, checkOutTime: checkOut.time, opensAt: null }) ?? null;
}
