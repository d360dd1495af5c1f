// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { afterEach, expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ListKeysHint } from '../ui/list-keys-hint.tsx';
import { ShortcutsProvider } from './shortcuts-provider.tsx';
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts';

cleanUpRenderedPages();
afterEach(() => setSingleKeys(true));

function renderOffice(): void {
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <ShortcutsProvider>
        <input aria-label="Name" />
        <ListKeysHint />
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
