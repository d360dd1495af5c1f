// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { UnsavedChangesGuard, useGuardedLeave } from './unsaved-changes-guard.tsx';
import { useUnsavedChanges } from './unsaved-changes.ts';

function FormPage(): ReactNode {
  const [name, setName] = useState('');
  useUnsavedChanges(() => name !== '');
  const leave = useGuardedLeave();
  const [signedOut, setSignedOut] = useState(false);
  return (
    <>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Link to="/other">Other page</Link>
      <Link to="/form?page=2">Next rows</Link>
      {signedOut && <p>Signed out</p>}
      <button onClick={() => leave(() => setSignedOut(true))}>Sign out</button>
    </>
  );
}

function Frame(): ReactNode {
  return (
    <UnsavedChangesGuard>
      <Outlet />
    </UnsavedChangesGuard>
  );
}

const type = (text: string) => fireEvent.change(screen.getByLabelText('Name'), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = 'Leave without saving?';

cleanUpRenderedPages();
beforeEach(() => {
  const router = createMemoryRouter(
    [
      {
        element: <Frame />,
        children: [
          { path: '/form', element: <FormPage /> },
          { path: '/other', element: <p>The other page</p> },
        ],
      },
    ],
    { initialEntries: ['/form'] },
  );
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <RouterProvider router={router} />
    </ConfigProvider>,
  );
});

describe('leaving a form with unsaved changes', () => {
  it('asks first and keeps what was typed on Keep Editing', async () => {
    type('Ida');
    fireEvent.click(screen.getByText('Other page'));
    await screen.findByText(question);
    press('Keep Editing');
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ida');

    fireEvent.click(screen.getByText('Other page'));
    await screen.findByText(question);
    press('Leave');
    await screen.findByText('The other page');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('asks before a button that leaves the page does it', async () => {
    type('Ida');
    press('Sign out');
    await screen.findByText(question);
    expect(screen.queryByText('Signed out')).toBeNull();
    press('Leave');
    await screen.findByText('Signed out');
    expect(screen.queryByText(question)).toBeNull();
  });

  it('does not ask when only the query string changes', async () => {
    type('Ida');
    fireEvent.click(screen.getByText('Next rows'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(question)).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ida');
  });

  it('lets the browser ask before the tab is closed', () => {
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    type('Ida');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('stops the shell from unmounting the page and asks', async () => {
    type('Ida');
    let cancelled = 0;
    const detail = {
      oldUrl: 'http://localhost/form',
      newUrl: 'http://localhost/other',
      cancelNavigation: () => (cancelled += 1),
      appsByNewStatus: { NOT_MOUNTED: ['admin'] },
    };
    fireEvent(window, new CustomEvent('single-spa:before-routing-event', { detail }));
    expect(cancelled).toBe(1);
    await screen.findByText(question);
    press('Leave');
    await screen.findByText('The other page');
  });
});

it('leaves a form without changes at once', async () => {
  type('Ida');
  type('');
  fireEvent.click(screen.getByText('Other page'));
  await screen.findByText('The other page');
  expect(screen.queryByText(question)).toBeNull();
});
