// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { rowPress } from './row-press.ts';

cleanUpRenderedPages();
const opened = vi.fn<(keys: { ctrlKey: boolean; metaKey: boolean }) => void>();
const called = vi.fn();

beforeEach(() => {
  opened.mockClear();
  called.mockClear();
  render(
    <table>
      <tbody>
        <tr {...rowPress}>
          <th>
            <a
              href="/ada"
              data-row
              onClick={(event) => {
                event.preventDefault();
                opened({ ctrlKey: event.ctrlKey, metaKey: event.metaKey });
              }}
            >
              Ada
            </a>
          </th>
          <td>Dec 12</td>
          <td>
            <button type="button" onClick={called}>
              Menu
            </button>
          </td>
        </tr>
      </tbody>
    </table>,
  );
});

it('presses the link from anywhere on the row, once', async () => {
  await userEvent.click(screen.getByText('Dec 12'));
  await userEvent.click(screen.getByText('Ada'));
  expect(opened.mock.calls).toEqual([
    [{ ctrlKey: false, metaKey: false }],
    [{ ctrlKey: false, metaKey: false }],
  ]);
});

it('asks for a new tab with Ctrl and with the middle button', () => {
  fireEvent.click(screen.getByText('Dec 12'), { ctrlKey: true });
  expect(opened).toHaveBeenLastCalledWith({ ctrlKey: true, metaKey: false });
  fireEvent(screen.getByText('Dec 12'), new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  expect(opened).toHaveBeenLastCalledWith({ ctrlKey: true, metaKey: true });
  fireEvent(screen.getByText('Dec 12'), new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  expect(opened).toHaveBeenCalledTimes(2);
});

it('leaves buttons and selected text alone', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(called).toHaveBeenCalledTimes(1);
  getSelection()?.selectAllChildren(screen.getByText('Dec 12'));
  fireEvent.click(screen.getByText('Dec 12'));
  getSelection()?.removeAllRanges();
  expect(opened).not.toHaveBeenCalled();
});
