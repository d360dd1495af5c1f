import { afterAll, beforeAll, expect, test } from 'vitest';
import { houseEntity } from '@getaway/contracts/events/house';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { eventually } from '@getaway/testing/eventually';
import { startCrm, type RunningService } from './running-service.ts';

const { guide: _guide, ...house } = bundled;

let service: RunningService;
beforeAll(async () => {
  service = await startCrm({ MAIL_FROM: '' });
});
afterAll(() => service.stop());

const publishHouse = (revision: number, name: string, email = 'stay@foxhollow.example'): Promise<string> =>
  service.publish('house.published', {
    entityId: houseEntity,
    revision,
    house: {
      ...house,
      name,
      address: { ...house.address, line: '2 Fox Lane' },
      contact: { ...house.contact, email },
    },
  });

/** Writes to the house, and returns what its owner gets. */
async function askHouse(guest: string, owner: string) {
  const answer = await fetch(`${service.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7' },
    body: JSON.stringify({ name: 'Maya Okafor', email: guest, message: 'Is it warm?' }),
  });
  expect(answer.status).toBe(201);
  await eventually(() => expect(service.catcher.emailsTo(guest)).toHaveLength(1));
  await eventually(() => expect(service.catcher.emailsTo(owner)).not.toHaveLength(0));
  return service.catcher.emailsTo(guest)[0];
}

const keptRevision = async (): Promise<unknown> =>
  (await service.database.query<{ revision: number }>('SELECT revision FROM kept_house')).rows[0]?.revision;

test('emails are from the newest published house, to its new address, also after a restart', async () => {
  expect((await askHouse('before@guests.example.com', 'stay@lanternhollow.example'))?.subject).toContain(
    'Lantern Hollow',
  );
  await publishHouse(2, 'Fox Hollow');
  await eventually(async () => expect(await keptRevision()).toBe(2));
  const after = await eventually(() => askHouse('after@guests.example.com', 'stay@foxhollow.example'));
  expect(after?.subject).toContain('Fox Hollow');
  expect(`${after?.html}${after?.text}`).not.toContain('Lantern Hollow');
  expect(after?.headers['from']).toBe('Fox Hollow <stay@foxhollow.example>');
});

test('an older version that arrives late changes nothing', async () => {
  await publishHouse(4, 'Owl Hollow');
  await publishHouse(3, 'Elk Hollow');
  await service.untilHeard();
  expect(await keptRevision()).toBe(4);
});

test('a version that this release cannot read is kept, and the last one stays', async () => {
  await service.publish('house.published', { entityId: houseEntity, revision: 9, house: { name: 7 } });
  await service.untilHeard();
  expect((await askHouse('later@guests.example.com', 'stay@foxhollow.example'))?.subject).toContain(
    'Owl Hollow',
  );
});
