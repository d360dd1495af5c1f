// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catcher, newSite } from '@getaway/testing/new-site';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { StepBody } from './step-body.tsx';

cleanUpRenderedPages();

it.each([
  ['payments', 'sandbox', /ask the person who runs your server to connect it/, /STRIPE_SECRET_KEY/],
  ['payments', 'test', /ask the person who runs your server to set your live keys/, /STRIPE_SECRET_KEY/],
  ['mail', 'sandbox', /ask the person who runs your server to connect it/, /SMTP_URL/],
] as const)(
  'explains %s (%s) to a host in plain words, and shows the setting in the note for operators',
  async (...args) => {
    const [step, cardMode, words, variable] = args;
    await using api = await startPageApi(() => ({ status: 404 }));
    const setup = { ...newSite, cardMode };
    const facts = {
      setup,
      mail: { status: 'ready', data: catcher },
      feeds: { status: 'ready', data: 0 },
    } as const;
    render(
      <PageAt address="/admin" fetchIt={api.fetch}>
        <StepBody step={step} state="open" facts={facts} />
      </PageAt>,
    );
    expect((await screen.findByText(words)).textContent).not.toMatch(/[A-Z]+_[A-Z]+/);
    const detail = screen.getByText('For the person who runs your server').closest('details');
    expect(detail?.open).toBe(false);
    expect(detail?.textContent).toMatch(variable);
    expect(detail?.textContent).toContain('docs/deploying.md');
  },
);
