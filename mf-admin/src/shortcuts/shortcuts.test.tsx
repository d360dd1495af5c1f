// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ListKeysHint } from '../ui/list-keys-hint.tsx';
import { ShortcutsProvider } from './shortcuts-provider.tsx';
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts';

cleanUpRenderedPages();
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => setSingleKeys(true));

function renderOffice(search = false): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ShortcutsProvider>
        <input aria-label="Name" />
        <ListKeysHint />
        {search && (
          <main>
            <input type="search" aria-label="Search" />
          </main>
        )}
      </ShortcutsProvider>
    </ConfigProvider>,
  );
}

it('opens with a question mark outside of fields, and turns single keys off for this browser', async () => {
  renderOffice();
  await userEvent.type(screen.getByLabelText('Name'), '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' })).toBeTruthy();
  expect(areSingleKeysOn()).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: 'Single keys' }));
  expect(areSingleKeysOn()).toBe(false);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be opened and turned on again by pressing a button', async () => {
  setSingleKeys(false);
  renderOffice();
  expect(screen.queryByText('to search')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await userEvent.click(await screen.findByRole('switch', { name: 'Single keys' }));
  expect(areSingleKeysOn()).toBe(true);
});

it('goes to the search box of any page, in which the keys are letters', async () => {
  renderOffice(true);
  const search = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(search);
  await userEvent.keyboard('/?');
  expect(search.value).toBe('/?');
  search.blur();
  setSingleKeys(false);
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(document.body);
});

it('leaves / to the browser where no list can be searched', async () => {
  renderOffice();
  await userEvent.keyboard('/');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('lists Enter and Esc', async () => {
  renderOffice();
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard Shortcuts' });
  for (const key of ['Enter', 'Esc']) expect(within(dialog).getByText(key, { selector: 'kbd' })).toBeTruthy();
});
