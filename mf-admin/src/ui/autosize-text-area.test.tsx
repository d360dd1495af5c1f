// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { AutosizeTextArea } from './autosize-text-area.tsx';

cleanUpRenderedPages();

it('starts with its fewest rows and leaves the growing, within its limits, to the browser', () => {
  const typed = vi.fn<(text: string) => void>();
  render(
    <AutosizeTextArea
      aria-label="Note"
      minRows={3}
      maxRows={9}
      onChange={({ target }) => typed(target.value)}
    />,
  );
  const area = screen.getByLabelText<HTMLTextAreaElement>('Note');
  expect(area.rows).toBe(3);
  expect(area.style.getPropertyValue('--min-rows')).toBe('3');
  expect(area.style.getPropertyValue('--max-rows')).toBe('9');
  fireEvent.change(area, { target: { value: 'one\ntwo\nthree\nfour' } });
  expect(typed).toHaveBeenCalledWith('one\ntwo\nthree\nfour');
  // antd's own growing would set a height, after a layout of the whole page.
  expect(area.rows).toBe(3);
  expect(area.style.height).toBe('');
});
