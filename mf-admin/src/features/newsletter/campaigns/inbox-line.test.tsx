// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { InboxLine } from './inbox-line.tsx';

cleanUpRenderedPages();

const lines = (): string[] =>
  [...screen.getByRole('region', { name: 'In the inbox' }).children].map((line) => line.textContent);

it('shows the sender, the subject, and the preview text as an inbox does', () => {
  render(
    <InboxLine email={{ sender: 'Hollow', subject: 'Spring, Maya', previewText: 'The garden opens' }} />,
  );
  expect(lines()).toEqual(['Hollow', 'Spring, Maya', 'The garden opens']);
});

it('has no line for a preview text that was not written, or a server that does not know it yet', () => {
  render(<InboxLine email={{ subject: 'Spring, Maya' }} />);
  expect(lines()).toEqual(['Spring, Maya']);
});
