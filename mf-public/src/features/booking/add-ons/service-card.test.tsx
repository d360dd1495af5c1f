// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ServiceCard } from './service-card.tsx';

cleanUpRenderedPages();

const service = {
  ...{ id: 's1', name: 'Early Check-in', description: 'From noon on', price: '50.00' },
  ...{ category: 'convenience' as const, checkInFrom: '12:00', isActive: true },
};

function Chooser({ includedIn }: { includedIn?: string }): ReactNode {
  const [chosen, setChosen] = useState(false);
  return (
    <ServiceCard
      service={service}
      chosen={chosen}
      includedIn={includedIn}
      onToggle={() => setChosen(!chosen)}
    />
  );
}

it('is a checkbox named by the service and its price, with its check-in time in what is read out', () => {
  render(<Chooser />);
  const box = screen.getByRole('checkbox', { name: 'Early Check-in $50' });
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description).toBe('From noon onCheck-in from 12:00 PM');
});

it('is chosen by its label, which covers the card, and removed by Remove, which leaves the keyboard at it', () => {
  render(<Chooser />);
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  expect(screen.queryByRole('button')).toBeNull();
  act(() => screen.getByText('Early Check-in', { selector: 'label' }).click());
  expect(box.checked).toBe(true);
  expect(screen.getByText('Chosen')).toBeTruthy();

  const remove = screen.getByRole('button', { name: 'Remove Early Check-in' });
  act(() => {
    remove.focus();
    remove.click();
  });
  expect(box.checked).toBe(false);
  expect(document.activeElement).toBe(box);
  expect(screen.queryByText('Chosen')).toBeNull();
});

it('says which chosen package includes it, and can’t be changed then', () => {
  render(<Chooser includedIn="Arrive in Style" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Early Check-in Included' });
  expect([box.checked, box.disabled]).toEqual([true, true]);
  expect(screen.getByText('Included in Arrive in Style')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
