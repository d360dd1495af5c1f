// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ApiError } from '@getaway/web-kit/api-error';
import { ToastProvider } from '@getaway/web-kit/toast/toast-provider.tsx';
import { bookingFailed } from '../draft/messages.ts';
import { emptyDraft } from '../draft/booking-draft.ts';
import { useRefusals, type Refuse } from './use-refusals.ts';

cleanUpRenderedPages();

it.each([
  ['not-offered', 'This house only takes cards. Please pay by card.'],
  ['hours-not-offered', 'Check-in is from 4:00 PM.'],
  ['already-reserved', 'These dates are reserved for you already.'],
])('tells the guest what a refusal says that they can act on: %s', async (type, detail) => {
  const kept: { refuse?: Refuse } = {};
  render(
    <ToastProvider>
      <Step onReady={(refuse) => (kept.refuse = refuse)} />
    </ToastProvider>,
  );
  act(() =>
    kept.refuse?.(new ApiError(422, detail, { type, title: 'Refused', status: 422, detail }), bookingFailed),
  );
  expect(await screen.findByText(detail)).toBeDefined();
});

function Step({ onReady }: { onReady: (refuse: Refuse) => void }): null {
  const nothing = () => undefined;
  const calls = { dispatch: nothing, markUnavailable: nothing, replaceQuote: nothing };
  onReady(useRefusals({ draft: emptyDraft, shown: undefined, ...calls }));
  return null;
}
