// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ExampleHouse } from '../example-house.ts';
import { WebsitePage } from '../website.page.tsx';

cleanUpRenderedPages();
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

it('calls a new entry faulty only once it was left empty', async () => {
  const house = new ExampleHouse();
  await using api = await startPageApi(house.answer);
  render(
    <PageAt address="/admin/website?part=home" fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  await screen.findByText('Everything is published');
  await userEvent.click(screen.getAllByRole('button', { name: 'Add amenity' })[1] ?? document.body);
  const added = screen.getByRole('textbox', { name: 'Amenity' });
  expect(document.activeElement).toBe(added);
  await waitFor(() => expect(house.draft?.faults).toHaveLength(1), { timeout: 10_000 });
  await screen.findByText('Draft saved');
  expect(added.getAttribute('aria-invalid')).toBe('false');
  expect(screen.queryByText('1 to fix')).toBeNull();
  fireEvent.blur(added);
  expect(await screen.findByText('Enter the amenity.')).toBeDefined();
  expect(screen.getAllByText('1 to fix').length).toBeGreaterThan(0);
  expect(added.getAttribute('aria-invalid')).toBe('true');
});

it('says which text guests see where one is left empty', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  render(
    <PageAt address="/admin/website?part=footer" fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  const title = await screen.findByLabelText('Title above your contact details');
  await userEvent.clear(title);
  expect(screen.getByText('Empty: guests see the standard text “Say hello”')).toBeDefined();
  await userEvent.tab();
  expect(screen.getByText('Empty: guests see the standard text “Say hello”')).toBeDefined();
  await userEvent.type(title, 'Write to us');
  expect(screen.queryByText(/^Empty:/)).toBeNull();
});

it('calls the words of a picture optional nowhere, because some guests need them', async () => {
  await using api = await startPageApi(new ExampleHouse().answer);
  render(
    <PageAt address="/admin/website?part=guide" fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Parking' }));
  const words = screen.getByLabelText('What the picture shows');
  expect(words.closest('form')?.textContent).toContain('Caption (optional)');
});
