// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PackageCard } from './package-card.tsx';

cleanUpRenderedPages();

const service = { description: '', category: 'other', isActive: true } as const;
const services = [
  { ...service, id: 's1', name: 'Couples Massage', price: '280.00' },
  { ...service, id: 's2', name: 'Private Chef Dinner', price: '395.00' },
];
const offered = {
  ...{ id: 'p1', name: 'Ultimate Romance', description: 'All of it', price: '600.00', badge: 'Best Value' },
  ...{ compareAtPrice: '800.00', isActive: true, serviceIds: ['s1', 's2'], services },
};
const show = (of: Partial<typeof offered>, on = services) =>
  render(
    <PackageCard offered={{ ...offered, ...of }} services={on} chosen={false} onToggle={() => undefined} />,
  );

it('says what a package saves compared with booking each, by the prices of its services', () => {
  show({});
  const box = screen.getByRole('checkbox', { name: 'Ultimate Romance $600' });
  expect(screen.getByText('Save $75 compared with booking each')).toBeTruthy();
  const description = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(description).toContain('Couples Massage');
  expect(description).toContain('Save $75');
  expect(screen.getByText('Best Value')).toBeTruthy();
});

it('says nothing of a saving that the prices of its services don’t show, whatever price is crossed out', () => {
  show({ price: '675.00' });
  show({}, services.slice(1));
  expect(screen.queryByText(/^Save /)).toBeNull();
  expect(screen.getAllByText('$800')).toHaveLength(2);
});

it('shows a picture for each kind of service', () => {
  const { container } = show({});
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', '']);
});
