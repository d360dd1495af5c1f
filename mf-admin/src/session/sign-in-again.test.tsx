// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../actions/page-at.tsx';
import { SignInAgain } from './sign-in-again.tsx';

cleanUpRenderedPages();
afterEach(() => vi.unstubAllGlobals());

const admin = { id: '1', username: 'admin' };

it('says in the dialog that the password is wrong, and afterwards only that one is signed in again', async () => {
  const fetchIt = (path: string, { body }: RequestInit = {}): Promise<Response> => {
    if (!path.endsWith('/login')) return Promise.resolve(Response.json(admin));
    const isRight = typeof body === 'string' && body.includes('right');
    return Promise.resolve(new Response(null, { status: isRight ? 204 : 401 }));
  };
  vi.stubGlobal('fetch', fetchIt);
  render(
    <PageAt address="/admin/dashboard" fetchIt={fetchIt as typeof fetch}>
      <SignInAgain admin={admin} />
    </PageAt>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Your session has ended' });
  const password = within(dialog).getByLabelText('Password');
  await userEvent.type(password, 'wrong{Enter}');
  const refusal = await within(dialog).findByRole('alert');
  expect(refusal.textContent).toBe('Invalid username or password');
  await userEvent.clear(password);
  await userEvent.type(password, 'right{Enter}');
  await screen.findByText('You’re signed in again.');
  expect(within(dialog).queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Login Successful')).toBeNull();
});
