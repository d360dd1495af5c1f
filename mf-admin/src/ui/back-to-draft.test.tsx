// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { BackToDraft, fromDraft } from './back-to-draft.tsx';

cleanUpRenderedPages();

it('leads back to the draft for staff who come from there, and for nobody else', async () => {
  render(
    <MemoryRouter>
      <Link to="/admin/pricing" state={fromDraft('?part=home')}>
        Pricing
      </Link>
      <BackToDraft />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('link', { name: 'Back to Your Draft' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Pricing' }));
  expect(screen.getByRole('link', { name: 'Back to Your Draft' }).getAttribute('href')).toBe(
    '/admin/website?part=home',
  );
});
