// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { partOf } from './part-of.tsx';

cleanUpRenderedPages();

const words = { loading: 'Loading the guide…', what: 'the guide' };

/** A part whose code fails to arrive so many times. */
function partThatFails(times: number) {
  let tries = 0;
  return partOf<{ name: string }>(async () => {
    tries += 1;
    if (tries <= times) throw new TypeError('Failed to fetch');
    return ({ name }): ReactNode => <p>The guide of {name}</p>;
  }, words);
}

describe('a part of a page that loads when it is shown', () => {
  it('says that it is loading, then shows what it was given', async () => {
    const Part = partThatFails(0);
    render(<Part name="the cabin" />);
    expect(screen.getByText('Loading the guide…')).toBeDefined();
    expect(await screen.findByText('The guide of the cabin')).toBeDefined();
  });

  it('can be fetched again after its code did not arrive', async () => {
    const Part = partThatFails(1);
    render(<Part name="the cabin" />);
    expect((await screen.findByRole('alert')).textContent).toContain('We couldn’t load the guide');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The guide of the cabin')).toBeDefined();
  });

  it('is fetched again when the connection is back', async () => {
    const Part = partThatFails(1);
    render(<Part name="the cabin" />);
    await screen.findByRole('alert');
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('The guide of the cabin')).toBeDefined();
  });
});
