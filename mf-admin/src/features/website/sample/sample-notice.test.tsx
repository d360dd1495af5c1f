// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { ExampleHouse } from '../example-house.ts';
import { WebsitePage } from '../website.page.tsx';

cleanUpRenderedPages();
beforeEach(() => {
  sessionStorage.clear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

async function open(part: string, different: object = {}) {
  const house = new ExampleHouse();
  house.save({ ...house.published.content, name: 'Cedar Cabin', ...different });
  const api = await startPageApi(house.answer);
  render(
    <PageAt address={`/admin/website?part=${part}`} fetchIt={api.fetch}>
      <WebsitePage />
    </PageAt>,
  );
  await screen.findByText('From the sample house.');
  return { house, [Symbol.asyncDispose]: () => api[Symbol.asyncDispose]() };
}

/** The sample’s guide with one section alone. */
const guideOf = (topic: string, different: object = {}) => ({
  guide: {
    sections: bundled.guide.sections
      .filter((section) => section.topic === topic)
      .map((section) => ({ ...section, ...different })),
  },
});

it('removes what a picture of the guide shows and its caption with it, until that is undone', async () => {
  await using opened = await open('guide', guideOf('check-in'));
  await userEvent.click(screen.getByText('Getting in', { selector: 'form li span' }));
  expect(screen.getByText('The drawing “keypad”, which came with your house')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Picture', { selector: 'input' }));
  const picture = 'guide.sections.0.picture';
  await waitFor(() => expect(opened.house.draft?.content).not.toHaveProperty(picture));
  expect(opened.house.draft?.faults).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(opened.house.draft?.content).toHaveProperty(`${picture}.caption`));
});
