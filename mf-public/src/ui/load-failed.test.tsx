// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { LoadFailed } from './load-failed.tsx';

cleanUpRenderedPages();

it('says what could not be loaded and tries again on a press', () => {
  const tryAgain = vi.fn<() => void>();
  render(<LoadFailed what="the calendar" onTryAgain={tryAgain} />);
  expect(screen.getByRole('alert').textContent).toContain('We couldn’t load the calendar.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tryAgain).toHaveBeenCalledTimes(1);
});
