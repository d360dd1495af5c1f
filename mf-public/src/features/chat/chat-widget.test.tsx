// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { expect, it } from 'vitest';
import { Navigation } from '../../layout/navigation.tsx';
import { ChatWidget } from './chat-widget.tsx';

cleanUpRenderedPages();

it.each([
  ['/', 'corner'],
  ['/terms-of-service', 'corner'],
  ['/booking', 'header'],
  ['/pay', 'header'],
  // On this page, amounts are in the corner, at the end of each line.
  [`/stay/${'T'.repeat(43)}`, 'header'],
])('the chat button on %s is in the %s of a small screen', (path, place) => {
  history.replaceState(null, '', path);
  render(
    <Navigation>
      <ChatWidget />
    </Navigation>,
  );
  expect(screen.getByRole('button', { name: 'Chat with us' }).dataset['place']).toBe(place);
});
