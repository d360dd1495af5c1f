// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { FormSegments } from './form-segments.tsx';

cleanUpRenderedPages();

const options = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
];

it('doesn’t send the form around it with Enter', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <FormSegments label="View" options={options} value="desktop" onChange={() => undefined} />
      <button type="submit">Save</button>
    </form>,
  );
  container.querySelector('form')?.addEventListener('submit', send);
  screen.getByRole('radio', { name: 'Desktop' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(send).toHaveBeenCalledTimes(1);
});
