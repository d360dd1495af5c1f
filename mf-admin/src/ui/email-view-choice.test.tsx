// @vitest-environment jsdom
import { useState, type ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { EmailFrame, type EmailView } from './email-frame.tsx';
import { EmailViewChoice } from './email-view-choice.tsx';

cleanUpRenderedPages();

const html = '<style>@media (prefers-color-scheme: dark) { p { color: #fff } }</style><p>Hello</p>';

function Preview(): ReactNode {
  const [view, setView] = useState<EmailView>({ width: 'desktop', colors: 'light' });
  return (
    <>
      <EmailViewChoice view={view} onChange={setView} />
      <EmailFrame title="Email" html={html} view={view} />
    </>
  );
}

it('shows an email in dark colors on a phone', async () => {
  render(<Preview />);
  const frame = screen.getByTitle<HTMLIFrameElement>('Email');
  const shown = () => [frame.parentElement?.dataset['width'], frame.srcdoc === html ? 'light' : 'dark'];
  expect(shown()).toEqual(['desktop', 'light']);
  await userEvent.click(screen.getByText('Phone'));
  await userEvent.click(screen.getByText('Dark'));
  expect(shown()).toEqual(['phone', 'dark']);
  await userEvent.click(screen.getByText('Desktop'));
  expect(shown()).toEqual(['desktop', 'dark']);
  await userEvent.click(screen.getByText('Light'));
  expect(shown()).toEqual(['desktop', 'light']);
});
