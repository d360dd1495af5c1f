// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { scrollToSection } from './scroll-to-section.ts';

test('scrolls the page to the section around an element, below its header', () => {
  document.body.innerHTML = '<section><h2 id="intro-title">Hello</h2></section>';
  const section = document.querySelector('section');
  if (section) section.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  expect(scrollToSection(document, '#intro-title', 'instant')).toBe(true);
  expect(scrollTo).toHaveBeenCalledWith({ top: 820, behavior: 'instant' });
  expect(scrollToSection(document, '#concierge', 'instant')).toBe(false);
});
