// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../actions/page-at.tsx';
import { PromoDialog } from './promo-dialog.tsx';
import type { PromoCode } from './promo-words.ts';

cleanUpRenderedPages();

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

const opened: PromoCode = {
  ...{ id: 'p', code: 'SPRING', name: 'Spring', discountType: 'percentage', discountValue: '10.00', uses: 0 },
  ...{ isActive: true, weekdaysOnly: false, maxUses: null, expiresAt: null, source: 'staff' },
  ...{ shownTitle: null, shownText: null, shownFrom: null, shownUntil: null },
};
const theirs: PromoCode = { ...opened, discountValue: '25.00', maxUses: 5 };

it('keeps what was typed when somebody else saved the code first, and says what they set', async () => {
  await using api = await startPageApi(({ method, body }) => {
    if (method === 'GET') return { status: 200, body: [theirs] };
    const { before } = body as { before: { discountValue: string } };
    return Number(before.discountValue) === 25
      ? { status: 200, body: { ...theirs, discountValue: '15.00' } }
      : {
          status: 409,
          body: { type: 'changed-meanwhile', title: 'Changed', status: 409, detail: 'Changed' },
        };
  });
  const dialog = { open: true, subject: opened, round: 1, show: () => undefined, close: () => undefined };
  render(
    <PageAt address="/admin/promos" fetchIt={api.fetch}>
      <PromoDialog dialog={dialog} />
    </PageAt>,
  );
  const value = await screen.findByLabelText<HTMLInputElement>(/^Value/);
  fireEvent.change(value, { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Now in the form from them: Usage limit.')).toBeTruthy();
  expect(screen.getByText('25%')).toBeTruthy();
  expect(value.value).toBe('15');
  fireEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
  await screen.findByText('Promotion code updated');
  const saves = api.requests.filter(({ method }) => method === 'PUT');
  expect(saves.map(({ body }) => body)).toMatchObject([
    { discountValue: '15', maxUses: null },
    { discountValue: '15', maxUses: 5, before: { discountValue: '25', maxUses: 5 } },
  ]);
}, 60_000);
