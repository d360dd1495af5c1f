// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageTitle } from './ui/page-title.tsx';
import { renameHouse } from './house-name.ts';

cleanUpRenderedPages();

it('has the name that was published since the page was opened', () => {
  render(<PageTitle>Website</PageTitle>);
  act(() => renameHouse('Cedar Cabin'));
  expect(document.title).toBe('Website · Cedar Cabin Admin');
});
