import { afterAll, beforeAll, expect, test } from 'vitest';
import { mostSegments, type GuestSegment } from '@getaway/contracts/http/guest-segments';
import { startCrm, type RunningService } from './running-service.ts';

let service: RunningService;
beforeAll(async () => {
  service = await startCrm();
});
afterAll(() => service.stop());

const path = '/api/crm/guest-segments';
const save = (name: string, filters: object) => service.staff.post<GuestSegment>(path, { name, filters });
const names = async () => (await service.staff.get<GuestSegment[]>(path)).body.map(({ name }) => name);

test('a segment is saved with its filters, listed by name, and deleted', async () => {
  const loyal = await save('Loyal', { minStays: '3', tags: 'vip', search: ' ' });
  expect(loyal.status).toBe(201);
  expect(loyal.body.filters).toEqual({ minStays: '3', tags: 'vip' });
  await save('anniversaries', { tags: 'anniversary' });
  expect(await names()).toEqual(['anniversaries', 'Loyal']);
  expect((await service.staff.remove(`${path}/${loyal.body.id}`)).status).toBe(204);
  expect((await service.staff.remove(`${path}/${loyal.body.id}`)).status).toBe(404);
  expect(await names()).toEqual(['anniversaries']);
});

test('a name is taken in any case, also by one of twenty at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, nth) => save(nth % 2 === 0 ? 'Couples' : 'COUPLES', { tags: 'couple' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
});

test.each([
  ['no filter', {}, 'filters'],
  ['blank filters alone', { search: '  ', tags: '' }, 'filters'],
  ['a number of stays that is none', { minStays: 'many' }, 'filters.minStays'],
  ['a field that no list has', { page: '2' }, 'filters.page'],
])('a segment with %s is refused at its field', async (_what, filters, field) => {
  const answer = await service.staff.post<{ errors: { path: string }[] }>(path, { name: 'Broken', filters });
  expect(answer.status).toBe(400);
  expect(answer.body.errors.map((error) => error.path)).toEqual([field]);
});

test('no more than the limit are saved, also at once', async () => {
  const before = (await names()).length;
  const answers = await Promise.all(
    Array.from({ length: mostSegments + 5 }, (_, nth) => save(`Segment ${nth}`, { minStays: '1' })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(mostSegments - before);
  expect(await names()).toHaveLength(mostSegments);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    errors: [{ path: 'name', message: '50 segments are saved already: delete one first' }],
  });
});
