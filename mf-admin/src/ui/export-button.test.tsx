// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { exportBookings } from '@getaway/contracts/http/staff-bookings';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../actions/page-at.tsx';
import { ExportButton } from './export-button.tsx';

cleanUpRenderedPages();

const busy = 'Other downloads are still running. Wait a minute, then download again.';

it.each([
  { status: 503, type: 'unavailable', title: 'Not available right now', detail: busy, says: busy },
  {
    status: 500,
    type: 'internal',
    title: 'Our fault',
    detail: 'Our fault',
    says: 'Please try again in a minute.',
  },
])('says once that an export failed, and then what to do ($status)', async ({ says, ...problem }) => {
  await using api = await startPageApi(() => ({ status: problem.status, body: problem }));
  render(
    <PageAt address="/admin/bookings" fetchIt={api.fetch}>
      <ExportButton
        read={(callForFile) => callForFile(exportBookings, {})}
        name="bookings"
        done="The bookings have been saved as CSV."
      />
    </PageAt>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await screen.findByText('Download failed');
  expect(screen.queryByText(/Failed to export/)).toBeNull();
  expect(screen.getByText(says)).toBeTruthy();
});
