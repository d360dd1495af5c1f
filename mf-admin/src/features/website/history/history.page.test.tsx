// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { startPageApi, type PageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ExampleHouse } from '../example-house.ts';
import { HistoryPage } from './history.page.tsx';

cleanUpRenderedPages();

/** The sample house, renamed by staff. */
function renamedHouse(): ExampleHouse {
  const house = new ExampleHouse();
  house.publish({ ...house.published.content, name: 'Cedar Cabin' });
  return house;
}

function open(api: PageApi): void {
  render(
    <PageAt address="/admin/website/history" fetchIt={api.fetch}>
      <HistoryPage />
    </PageAt>,
  );
}

const compare = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Compare version 1' }));
  return screen.findByRole('dialog');
};
const rows = async (): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name: 'Versions' })).getAllByRole('listitem');
const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

it('says who published what, and what is published now', async () => {
  await using api = await startPageApi(renamedHouse().answer);
  open(api);
  const [newest, first] = await rows();
  expect(newest?.textContent).toMatch(/^Version 2Published now.*Published by admin$/);
  expect(first?.textContent).toMatch(/^Version 1.*The sample house that comes with the site/);
  expect(screen.queryByRole('button', { name: 'Compare version 2' })).toBeNull();
});

it('compares a version with what is published, and makes it the draft', async () => {
  const house = renamedHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const dialog = await compare();
  const changes = await within(dialog).findByRole('list', { name: 'Changes' });
  expect(changes.textContent).toContain('Name of the houseCedar Cabin → ');
  await press('Restore');
  await screen.findByText('Restored as your draft. Guests see it when you publish it.');
  expect(house.draft?.content).toEqual(house.versions[0]?.content);
  expect(house.published.content).toMatchObject({ name: 'Cedar Cabin' });
});

it('asks before it replaces a draft', async () => {
  const house = renamedHouse();
  house.save({ ...house.published.content, name: 'Half done' }, 'bo');
  await using api = await startPageApi(house.answer);
  open(api);
  const dialog = await compare();
  await within(dialog).findByRole('list', { name: 'Changes' });
  await press('Restore');
  expect(await screen.findByText(/The draft that bo saved/)).toBeDefined();
  expect(house.draft?.content).toMatchObject({ name: 'Half done' });
  await press('Replace Draft');
  await waitFor(() => expect(house.draft?.content).toEqual(house.versions[0]?.content));
});

it('restores nothing over a draft that was saved meanwhile', async () => {
  const house = renamedHouse();
  await using api = await startPageApi(house.answer);
  open(api);
  const dialog = await compare();
  await within(dialog).findByRole('list', { name: 'Changes' });
  house.save({ ...house.published.content, name: 'Half done' }, 'bo');
  await press('Restore');
  await screen.findByText('Failed to restore this version');
  expect(house.draft?.content).toMatchObject({ name: 'Half done' });
});

it('offers another try when the history cannot be read', async () => {
  const house = renamedHouse();
  let isAway = true;
  await using api = await startPageApi((request) => (isAway ? { status: 503 } : house.answer(request)));
  open(api);
  await screen.findByText('Failed to load the history');
  isAway = false;
  await press('Try Again');
  expect(await rows()).toHaveLength(2);
});
