import { expect, it } from 'vitest';
import type { Answer } from '@getaway/contracts/http/call';
import type { readHouseDraft, saveHouseDraft } from '@getaway/contracts/http/house-editing';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { eventually } from '@getaway/testing/eventually';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service } = await deskForTests({ webhooks: false });

it('a published time zone moves every moment of a stay at once, without a restart', async () => {
  const { staff } = service;
  const { id } = await paidStay(service, 40);
  const guest = stayGuest(service, await tokenOf(service, id));
  const before = await guest.view();
  const { published, revision } = (await staff.get<Answer<typeof readHouseDraft>>('/api/admin/house')).body;
  const content = { ...published.content, timeZone: 'Asia/Tokyo' };
  const draft = await staff.put<Answer<typeof saveHouseDraft>>('/api/admin/house/draft', {
    content,
    revision,
  });
  const { status } = await staff.post('/api/admin/house/publish', {
    revision: draft.body.revision,
    replaces: published.revision,
  });
  expect(status).toBe(200);

  const inTokyo = instantInZone(before.checkInDate, before.checkInTime, 'Asia/Tokyo').toISOString();
  expect(before.checkInAt).not.toBe(inTokyo);
  await eventually(async () => expect((await guest.view()).checkInAt).toBe(inTokyo));
  const after = await guest.view();
  const moved = Date.parse(after.checkInAt) - Date.parse(before.checkInAt);
  const later = (moment: string | null) => new Date(Date.parse(moment ?? '') + moved).toISOString();
  expect(after.canCancel.until).toBe(later(before.canCancel.until));
  expect(after.canMove.until).toBe(later(before.canMove.until));
  expect(after.entryCode.from).toBe(later(before.entryCode.from));
});
