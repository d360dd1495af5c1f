// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { GuideSection, HouseGuide as Guide } from '@getaway/contracts/http/house-guide';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { HouseGuide } from './house-guide.tsx';

function section(given: Pick<GuideSection, 'topic' | 'title'> & Partial<GuideSection>): GuideSection {
  return { text: [], wifi: null, steps: [], list: [], phones: [], places: [], picture: null, ...given };
}

const guide: Guide = {
  sections: [
    section({ topic: 'check-in', title: 'Getting in', text: ['Come in.'], steps: ['Wake it.', 'Type it.'] }),
    section({ topic: 'wifi', title: 'WiFi', wifi: { network: 'Hollow', password: 'l1ke-0ther-O' } }),
    section({
      topic: 'emergency',
      title: 'In an emergency',
      phones: [{ name: 'Us', number: '+1 404 555 0137', note: 'Day and night' }],
    }),
    section({
      topic: 'nearby',
      title: 'Nearby',
      places: [{ name: 'Bakery', distance: '4 minutes', note: null }],
      picture: { src: 'data:image/svg+xml;base64,PHN2Zy8+', alt: 'A map', caption: 'The lane' },
    }),
  ],
};

const hours = 'Check in from 5:00 PM on Fri, Mar 5. Check out by 11:00 AM on Sun, Mar 7.';

const region = (name: string) => within(screen.getByRole('region', { name }));

cleanUpRenderedPages();
afterEach(() => vi.restoreAllMocks());

it('has a heading and an anchor for each section, in the order of the house', () => {
  render(<HouseGuide guide={guide} hours={hours} />);
  const titles = ['Getting in', 'WiFi', 'In an emergency', 'Nearby'];
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(titles);
  const links = within(screen.getByRole('navigation', { name: 'House guide' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(titles);
  for (const link of links) {
    const target = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    expect(target?.querySelector('h3')?.textContent).toBe(link.textContent);
  }
});

it('says when this stay begins and ends', () => {
  render(<HouseGuide guide={guide} hours={hours} />);
  expect(screen.getByText(hours)).toBeDefined();
});

it('scrolls to the section that the address names', () => {
  const seen: string[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this.id);
  };
  for (const hash of ['#guide-wifi', '#prices', '']) {
    window.location.hash = hash;
    render(<HouseGuide guide={guide} hours={hours} />).unmount();
  }
  expect(seen).toEqual(['guide-wifi']);
});

it('shows the WiFi password as text and copies it', async () => {
  const writeText = vi.fn((_text: string) => Promise.resolve());
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(<HouseGuide guide={guide} hours={hours} />);
  const wifi = region('WiFi');
  expect(wifi.getByText('l1ke-0ther-O')).toBeDefined();
  fireEvent.click(wifi.getByRole('button', { name: 'Copy WiFi password' }));
  expect(await wifi.findByText('Copied')).toBeDefined();
  expect(writeText).toHaveBeenCalledWith('l1ke-0ther-O');
});

it('numbers steps, and makes phone numbers links to call', () => {
  render(<HouseGuide guide={guide} hours={hours} />);
  expect(
    region('Getting in')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Wake it.', 'Type it.']);
  const call = region('In an emergency').getByRole('link', { name: '+1 404 555 0137' });
  expect(call.getAttribute('href')).toBe('tel:+14045550137');
});

it('describes its pictures', () => {
  render(<HouseGuide guide={guide} hours={hours} />);
  expect(region('Nearby').getByRole('img', { name: 'A map' }).getAttribute('src')).toMatch(/^data:image/);
  expect(region('Nearby').getByText('The lane')).toBeDefined();
});

it('prints the guide alone, once for each press', () => {
  const shown: (string | null)[] = [];
  const guideNode = () => screen.getByRole('region', { name: 'House guide' });
  vi.stubGlobal('print', () => shown.push(guideNode().getAttribute('data-printing')));
  render(<HouseGuide guide={guide} hours={hours} />);
  for (const press of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    fireEvent(window, new Event('afterprint'));
    expect(shown).toHaveLength(press);
  }
  expect(shown).toEqual(['true', 'true']);
  expect(guideNode().hasAttribute('data-printing')).toBe(false);
});
