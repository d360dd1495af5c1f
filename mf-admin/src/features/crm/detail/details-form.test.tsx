// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { GuestDetail } from '@getaway/contracts/http/guest-details';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { DetailsForm } from './details-form.tsx';
import { textFields } from './guest-values.ts';

cleanUpRenderedPages();

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const opened = {
  ...Object.fromEntries(textFields.map((field) => [field, null])),
  ...{ id: 'g', firstName: 'Ada', lastName: 'Moss', email: 'ada@example.com' },
  ...{ city: 'Boone', preferences: 'Tea', sequenceStep: 0, optOutEmails: false },
} as unknown as GuestDetail;

it('sends what staff saw of the fields that they change, and keeps what was typed after a refusal', async () => {
  const theirs = { ...opened, preferences: 'Coffee', city: 'Asheville' };
  await using api = await startPageApi(({ method, body }) => {
    if (method === 'GET') return { status: 503, body: { type: 'unavailable', title: 'Away', status: 503 } };
    const { before } = body as { before: object };
    return JSON.stringify(before) === JSON.stringify({ preferences: theirs.preferences })
      ? { status: 200, body: theirs }
      : {
          status: 409,
          body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail: 'Changed' },
        };
  });
  render(
    <PageAt address="/admin/crm/g" fetchIt={api.fetch}>
      <DetailsForm guest={opened} onClose={() => undefined} />
    </PageAt>,
  );
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Preferences');
  fireEvent.change(field, { target: { value: 'Herbal tea' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Failed to update guest information');
  expect(field.value).toBe('Herbal tea');
  const saves = api.requests.filter(({ method }) => method === 'PATCH');
  expect(saves.map(({ body }) => body)).toEqual([
    { preferences: 'Herbal tea', before: { preferences: 'Tea' } },
  ]);
}, 60_000);
