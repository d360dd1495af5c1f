// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { setSingleKeys } from '../shortcuts/single-keys.ts';
import { useListKeys } from './use-list-keys.ts';

cleanUpRenderedPages();
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn();
});

const opened = vi.fn<(name: string) => void>();

function List({ isBehindDialog = false }: { isBehindDialog?: boolean }): ReactNode {
  useListKeys();
  return (
    <main>
      <input type="radio" aria-label="Past" />
      <form>
        <input type="checkbox" aria-label="Paid" />
        <input type="radio" aria-label="Now" />
        <button type="button">Later</button>
      </form>
      <table role="grid" aria-label="Days">
        <tbody>
          <tr>
            <td>
              <button type="button">12</button>
            </td>
          </tr>
        </tbody>
      </table>
      <table>
        <tbody>
          {['Ada', 'Bea'].map((name) => (
            <tr key={name}>
              <td>
                <button type="button" data-row onClick={() => opened(name)}>
                  {name}
                </button>
                <button type="button">Actions for {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isBehindDialog && <div role="dialog" aria-modal="true" />}
    </main>
  );
}

const hasFocus = (name: string) => expect(document.activeElement?.textContent).toBe(name);

it('goes from row to row, also from the menu of a row, and opens one with Enter', async () => {
  render(<List />);
  await userEvent.keyboard('j');
  hasFocus('Ada');
  await userEvent.keyboard('jj');
  hasFocus('Bea');
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledWith('Bea');
  await userEvent.tab();
  hasFocus('Actions for Bea');
  await userEvent.keyboard('k');
  hasFocus('Ada');
});

it('works from a filter that was just pressed', async () => {
  render(<List />);
  await userEvent.click(screen.getByLabelText('Past'));
  await userEvent.keyboard('j');
  hasFocus('Ada');
});

it('goes on from the row that is open beside a list of links', async () => {
  function Threads(): ReactNode {
    useListKeys();
    return (
      <main>
        <ul>
          {['Ada', 'Bea', 'Cleo'].map((name) => (
            <li key={name}>
              <a href={`#${name}`} data-row aria-current={name === 'Bea' ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </main>
    );
  }
  render(<Threads />);
  await userEvent.keyboard('j');
  hasFocus('Cleo');
  await userEvent.keyboard('kk');
  hasFocus('Ada');
});

it('leaves a list behind a dialog alone', async () => {
  render(<List isBehindDialog />);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['checkbox', 'Paid'],
  ['radio', 'Now'],
  ['button', 'Later'],
  ['button', '12'],
])('leaves the keys to a %s of a form or a calendar', async (role, name) => {
  render(<List />);
  const field = screen.getByRole(role, { name });
  field.focus();
  await userEvent.keyboard('jk');
  expect(document.activeElement).toBe(field);
});

it('does nothing once single keys are turned off', async () => {
  setSingleKeys(false);
  render(<List />);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(document.body);
  setSingleKeys(true);
});
