import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import type { EmailTemplate } from '@getaway/contracts/http/email-templates';
import type { SequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { startCrm, type RunningService } from './running-service.ts';
import { staffOf, type Staff } from './staff.ts';

let service: RunningService;
let staff: Staff;
beforeAll(async () => {
  service = await startCrm();
  staff = staffOf(service);
});
afterAll(() => service.stop());

const path = '/api/admin/email-templates';
const create = async (changes: object = {}): Promise<EmailTemplate> => {
  const fields = { name: 'Edited', subject: 'Hello', htmlContent: '<p>Hello</p>', ...changes };
  const answer = await staff.post<EmailTemplate>(path, fields);
  expect(answer.status, JSON.stringify(answer.body).slice(0, 300)).toBe(201);
  return answer.body;
};
const change = (id: string, body: object) =>
  staff.put<EmailTemplate & { type?: string; detail?: string }>(`${path}/${id}`, body);
const read = async (id: string): Promise<EmailTemplate | undefined> =>
  (await staff.get<EmailTemplate[]>(path)).body.find((template) => template.id === id);

test('of two changes of the same version, one is saved and the other is refused', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { id, version } = await create();
    const answers = await Promise.all(['One', 'Two'].map((subject) => change(id, { subject, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const saved = answers.find(({ status }) => status === 200)?.body;
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.type).toContain('changed-meanwhile');
    expect((await read(id))?.subject).toBe(saved?.subject);
    expect(saved?.version).not.toBe(version);
    expect((await change(id, { subject: 'Three', version: saved?.version })).status).toBe(200);
  }
});

test('a change without a version is saved, and one to the same text keeps the version', async () => {
  const { id, version } = await create();
  expect((await change(id, { subject: 'Hello' })).body.version).toBe(version);
  expect((await change(id, { subject: 'Other' })).status).toBe(200);
});

test('the same save once more, as after an answer that was lost, is no change by somebody else', async () => {
  const { id, version } = await create();
  const typed = { name: 'Edited', subject: 'Hello', htmlContent: '<p>New</p>\n', textContent: 'New\n\n' };
  const saved = await change(id, { ...typed, version });
  expect(saved.body).toMatchObject({ htmlContent: '<p>New</p>', textContent: 'New' });
  expect(await change(id, { ...typed, version })).toMatchObject({ status: 200, body: saved.body });
  expect((await change(id, { ...typed, subject: 'Other', version })).status).toBe(409);
});

test('a step of a sequence has the version of its template', async () => {
  const { id: templateId, version } = await create();
  const sequence = await staff.post<EmailSequence>('/api/admin/email-sequences', {
    ...{ name: 'Versions', sequenceKey: 'versions', triggerType: 'manual', isActive: false },
  });
  const step = { sequenceId: sequence.body.id, templateId, stepNumber: 1, delayValue: 1, delayUnit: 'days' };
  expect((await staff.post('/api/admin/sequence-templates', step)).status).toBe(201);
  const { body } = await staff.get<EmailSequence[]>('/api/admin/email-sequences');
  const listed = body.find(({ id }) => id === sequence.body.id);
  expect(listed?.templates[0]?.version).toBe(version);
});

test('of two changes of one step from the same version, the second is refused and overwrites nothing', async () => {
  const { id: templateId } = await create();
  const sequence = await staff.post<EmailSequence>('/api/admin/email-sequences', {
    ...{ name: 'Two tabs', sequenceKey: 'two_tabs', triggerType: 'manual', isActive: false },
  });
  const place = { sequenceId: sequence.body.id, templateId, stepNumber: 1, delayValue: 1, delayUnit: 'days' };
  const added = await staff.post<SequenceTemplate>('/api/admin/sequence-templates', place);
  const { id, version } = added.body;
  const changeStep = (body: object) =>
    staff.put<SequenceTemplate & { type?: string }>(`/api/admin/sequence-templates/${id}`, body);
  const listed = async () => {
    const { body } = await staff.get<EmailSequence[]>('/api/admin/email-sequences');
    return body.find((each) => each.id === sequence.body.id)?.templates[0];
  };
  expect(version).toBeTypeOf('string');
  expect((await listed())?.stepVersion).toBe(version);
  const answers = await Promise.all([2, 3].map((delayValue) => changeStep({ delayValue, version })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('changed-meanwhile');
  expect(await listed()).toMatchObject({ delayValue: saved?.delayValue, stepVersion: saved?.version });
  expect((await changeStep({ overrideSubject: 'Mine', version })).status).toBe(409);
  expect((await changeStep({ overrideSubject: 'Mine', version: saved?.version })).status).toBe(200);
  // The same once more, as after an answer that was lost; the spaces are not stored.
  expect((await changeStep({ overrideSubject: ' Mine ', version })).status).toBe(200);
  // A client of an earlier release sends no version.
  expect((await changeStep({ delayValue: 4 })).status).toBe(200);
});

test('of two changes of one sequence from the same version, the second is refused; its steps do not count', async () => {
  const path = '/api/admin/email-sequences';
  const created = await staff.post<EmailSequence>(path, {
    ...{ name: 'Two people', sequenceKey: 'two_people', triggerType: 'manual', isActive: false },
  });
  const { id, version } = created.body;
  const changeIt = (body: object) => staff.put<EmailSequence & { type?: string }>(`${path}/${id}`, body);
  expect(version).toBeTypeOf('string');
  const { id: templateId } = await create();
  const place = { sequenceId: id, templateId, stepNumber: 1, delayValue: 1, delayUnit: 'days' };
  expect((await staff.post('/api/admin/sequence-templates', place)).status).toBe(201);
  const answers = await Promise.all(['One', 'Two'].map((description) => changeIt({ description, version })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body;
  expect(answers.find(({ status }) => status === 409)?.body.type).toBe('changed-meanwhile');
  const { body } = await staff.get<EmailSequence[]>(path);
  expect(body.find((each) => each.id === id)).toMatchObject({
    description: saved?.description,
    version: saved?.version,
  });
  expect((await changeIt({ name: 'Three', version: saved?.version })).status).toBe(200);
  expect((await changeIt({ name: 'Three ', version: saved?.version })).status).toBe(200);
  expect((await changeIt({ name: 'Four' })).status).toBe(200);
});

test('emoji, text from right to left, and a very long text are kept and written as they were typed', async () => {
  const emoji = '👩‍👩‍👧‍👦🏳️‍🌈 é ﷽';
  const arabic = 'مرحبًا بكم في المنزل 😀 12:30';
  const long = 'word '.repeat(9_000);
  const htmlContent = `<h1>${emoji}</h1><p dir="rtl">${arabic}</p><p>${long}</p>`;
  const { id } = await create({
    subject: `${emoji} ${arabic}`,
    htmlContent,
    textContent: `${arabic}\n${long}`,
  });
  expect(await read(id)).toMatchObject({ subject: `${emoji} ${arabic}`, htmlContent });
  const preview = await staff.post<{ subject: string; html: string; text: string }>(`${path}/preview`, {
    ...{ subject: `${emoji} ${arabic}`, htmlContent, textContent: arabic },
  });
  expect(preview.status).toBe(200);
  expect(preview.body.subject).toBe(`${emoji} ${arabic}`);
  expect(preview.body.html).toContain(emoji);
  expect(preview.body.html).toContain(arabic);
  expect(preview.body.html).toContain('dir="rtl"');
  expect(preview.body.text).toContain(arabic);
});
