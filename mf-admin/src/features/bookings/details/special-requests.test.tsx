// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { SpecialRequests } from './special-requests.tsx';

cleanUpRenderedPages();

it.each([['Two pillows, please'], ['One line\nand another'], [null]])('shows %j whole', (text) => {
  render(<SpecialRequests text={text} />);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([['word '.repeat(1000)], ['line\n'.repeat(20)]])(
  'folds a long text, and shows it on request',
  async (text) => {
    render(<SpecialRequests text={text} />);
    const folded = () => document.querySelector('[data-folded]')?.getAttribute('data-folded');
    expect(folded()).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Show More' }));
    expect(folded()).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Show Less' }));
    expect(folded()).toBe('true');
  },
);
