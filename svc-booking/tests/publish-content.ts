import { expect } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type {
  publishHouseDraft,
  readHouseDraft,
  saveHouseDraft,
} from '@getaway/contracts/http/house-editing';
import { eventually } from '@getaway/testing/eventually';
import type { StaffedService } from './staffed-service.ts';

/** Publishes other parts of the house, as staff do, and waits until the service goes by them. Answers the revision. */
export async function publishContent(
  { staff, address }: Pick<StaffedService, 'staff' | 'address'>,
  parts: Readonly<Record<string, unknown>>,
): Promise<number> {
  const { published, revision } = (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body;
  const content = { ...published.content, ...parts };
  const draft = { content, revision };
  const { body: saved } = await staff.put<Answer<typeof saveHouseDraft>>('/api/admin/house/draft', draft);
  expect(saved.faults).toEqual([]);
  const version = { revision: saved.revision, replaces: published.revision };
  const answer = await staff.post<Answer<typeof publishHouseDraft>>('/api/admin/house/publish', version);
  expect(answer.status).toBe(200);
  const { revision: now } = answer.body;
  // Without `after`, it would answer from the database, which has the version before the service follows it.
  await eventually(async () => {
    const shown = (await (await fetch(`${address}/internal/house?after=${now - 1}`)).json()) as {
      revision: number;
    };
    expect(shown.revision).toBe(now);
  });
  return now;
}
