// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { SavedReply } from '@getaway/contracts/http/inbox';
import { startPageApi, type ApiAnswer, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { SavedReplies } from './saved-replies.tsx';

const dogs: SavedReply = {
  id: 'saved-1',
  name: 'Dogs',
  text: 'Hi {{ guest.firstName }}, dogs are welcome.',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

const invalid = { type: 'invalid-request', title: 'Invalid request', status: 400 };

const serve = (replies: SavedReply[], write: ApiAnswer = { status: 500 }): Promise<PageApi> =>
  startPageApi(({ method }) => (method === 'GET' ? { status: 200, body: replies } : write));

function open(api: PageApi): void {
  render(
    <PageAt address="/admin/inbox?tab=replies" fetchIt={api.fetch}>
      <SavedReplies />
    </PageAt>,
  );
}

const writes = (api: PageApi) => api.requests.filter(({ method }) => method !== 'GET');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

cleanUpRenderedPages();

it('creates a saved reply, with a variable from the menu', async () => {
  await using api = await serve([], { status: 201, body: { ...dogs, id: 'saved-2' } });
  open(api);
  expect(await screen.findByText('No saved replies yet')).toBeTruthy();
  await press('Create Saved Reply');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Name'), 'Dogs');
  await userEvent.type(dialog.getByLabelText('Text'), 'Hi ');
  await userEvent.click(dialog.getByRole('button', { name: /Insert variable/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Guest’s first name' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Create Saved Reply' }));
  await waitFor(() =>
    expect(writes(api)).toEqual([
      {
        method: 'POST',
        path: '/api/admin/inbox/saved-replies',
        body: { name: 'Dogs', text: 'Hi {{ guest.firstName }}' },
      },
    ]),
  );
});

it('shows at its field why a text is refused', async () => {
  const errors = [{ path: 'text', message: 'Unknown variable: guest.shoeSize' }];
  await using api = await serve([dogs], { status: 400, body: { ...invalid, errors } });
  open(api);
  await press('Edit Dogs');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Text'), '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Unknown variable: guest.shoeSize')).toBeTruthy();
  expect(writes(api)[0]).toMatchObject({ method: 'PUT', path: '/api/admin/inbox/saved-replies/saved-1' });
});

it('keeps what was typed when somebody else saved it first, and shows their text', async () => {
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  let stored = dogs;
  await using api = await startPageApi(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: [stored] };
    const { before } = body as { before: SavedReply };
    return before.text === stored.text
      ? { status: 200, body: stored }
      : { status: 409, body: { type: 'changed-meanwhile', title: 'Changed', status: 409 } };
  });
  open(api);
  await press('Edit Dogs');
  const dialog = within(await screen.findByRole('dialog'));
  const text = dialog.getByLabelText<HTMLTextAreaElement>('Text');
  await userEvent.type(text, '!');
  stored = { ...dogs, name: 'Pets', text: 'No dogs.' };
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  expect(await dialog.findByText('Now in the form from them: Name.')).toBeTruthy();
  expect(dialog.getByText('No dogs.')).toBeTruthy();
  expect(text.value).toBe(`${dogs.text}!`);
  await userEvent.click(dialog.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(writes(api)[1]?.body).toEqual({
      ...{ name: 'Pets', text: `${dogs.text}!`, before: { name: 'Pets', text: 'No dogs.' } },
    }),
  );
});

it('asks before it deletes one', async () => {
  await using api = await serve([dogs], { status: 204 });
  open(api);
  await press('Delete Dogs');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Dogs?' }));
  expect(writes(api)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(writes(api)).toHaveLength(1));
  expect(writes(api)[0]).toMatchObject({ method: 'DELETE', path: '/api/admin/inbox/saved-replies/saved-1' });
});
