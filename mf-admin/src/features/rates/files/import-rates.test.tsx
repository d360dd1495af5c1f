// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { RateFilePreview } from '@getaway/contracts/http/rate-files';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { festival, none, ratesApi } from '../example-rates.ts';
import { RatesPage } from '../rates.page.tsx';

cleanUpRenderedPages();

const { id: _id, version: _version, ...unsaved } = festival;
const good: RateFilePreview = {
  ...{ basis: 'b1', unchanged: 3, faults: [] },
  added: [{ ...unsaved, name: 'Fair', firstDate: festival.firstDate, lastDate: festival.lastDate }],
  changed: [{ before: festival, after: { ...unsaved, prices: { ...none, saturday: '400.00' } } }],
};

async function choose(answers: {
  preview: RateFilePreview[];
  imported?: { status: number; body: object }[];
}) {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  Element.prototype.scrollIntoView = vi.fn();
  const sent: unknown[] = [];
  const api = await startPageApi(
    ratesApi({
      periods: [festival],
      write: (_method, path, body) => {
        if (path.endsWith('/import-previews')) return { status: 200, body: answers.preview.shift() ?? good };
        if (!path.endsWith('/imports')) return undefined;
        sent.push(body);
        return answers.imported?.shift() ?? { status: 200, body: { added: 1, changed: 1, unchanged: 3 } };
      },
    }),
  );
  render(
    <PageAt address="/admin/rates" fetchIt={api.fetch}>
      <RatesPage />
    </PageAt>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Import CSV…' }));
  const file = new File(['Kind,First date\n'], 'rates.csv', { type: 'text/csv' });
  await userEvent.upload(await screen.findByLabelText('CSV file'), file);
  return { sent, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

it('shows what a file changes before it is imported', async () => {
  await using opened = await choose({ preview: [good] });
  expect(await screen.findByText('The file changes 1, adds 1, leaves 3 as they are.')).toBeDefined();
  expect(screen.getByRole('list', { name: 'Changed' }).textContent).toContain('→ Sat $400.00');
  expect(opened.sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Import 2 Changes' }));
  await screen.findByText('1 added, 1 changed');
  expect(opened.sent).toEqual([{ csv: 'Kind,First date\n', basis: 'b1' }]);
});

it('names everything that is wrong with a file, and imports nothing of it', async () => {
  const faults = [{ line: 3, column: 'Saturday', message: 'Enter an amount in dollars' }];
  await using _ = await choose({ preview: [{ ...good, faults }] });
  expect(await screen.findByText('Line 3, Saturday: Enter an amount in dollars')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Import' }).hasAttribute('disabled')).toBe(true);
});

it('shows the newest changes where somebody else has saved dates meanwhile', async () => {
  const newer = { ...good, basis: 'b2', added: [] };
  const refusal = { type: 'changed-meanwhile', title: 'Changed', status: 409, detail: 'Dates have changed' };
  await using opened = await choose({ preview: [good, newer], imported: [{ status: 409, body: refusal }] });
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2 Changes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Import 1 Change' }));
  await waitFor(() => expect(opened.sent).toHaveLength(2));
  expect(opened.sent[1]).toMatchObject({ basis: 'b2' });
});
