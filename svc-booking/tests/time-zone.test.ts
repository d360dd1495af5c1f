import { expect, it } from 'vitest';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';
import { publishContent } from './publish-content.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';

const { service } = await deskForTests({ webhooks: false });

it('a published time zone moves every moment of a stay at once, without a restart', async () => {
  const { id } = await paidStay(service, 40);
  const guest = stayGuest(service, await tokenOf(service, id));
  const before = await guest.view();
  await publishContent(service, { timeZone: 'Asia/Tokyo' });

  const inTokyo = instantInZone(before.checkInDate, before.checkInTime, 'Asia/Tokyo').toISOString();
  expect(before.checkInAt).not.toBe(inTokyo);
  const after = await guest.view();
  expect(after.checkInAt).toBe(inTokyo);
  const moved = Date.parse(after.checkInAt) - Date.parse(before.checkInAt);
  const later = (moment: string | null) => new Date(Date.parse(moment ?? '') + moved).toISOString();
  expect(after.canCancel.until).toBe(later(before.canCancel.until));
  expect(after.canMove.until).toBe(later(before.canMove.until));
  expect(after.entryCode.from).toBe(later(before.entryCode.from));
});
