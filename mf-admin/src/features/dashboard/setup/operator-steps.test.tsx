// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import bundled from '@getaway/property/property.json' with { type: 'json' };
import { catcher, newSite } from '@getaway/testing/new-site';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { StepBody } from './step-body.tsx';

cleanUpRenderedPages();

const bookingSequence: EmailSequence = {
  ...{ id: '1', name: 'Booking Sequence', description: null, sequenceKey: 'booking_sequence' },
  ...{ triggerType: 'days_before_checkin', triggerValue: 1, isActive: true },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', templates: [], templatesCount: 6 },
};

it.each([
  ['payments', 'sandbox', /ask the person who runs your server to connect it/, /STRIPE_SECRET_KEY/],
  ['payments', 'test', /ask the person who runs your server to set your live keys/, /STRIPE_SECRET_KEY/],
  ['mail', 'sandbox', /ask the person who runs your server to connect your email account/, /SMTP_URL/],
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
    // A host who only has a browser can't open a file of the project.
    expect(detail?.textContent).not.toMatch(/\.md/);
  },
);

it('says that a test payment arrived, so that a host sees what the test stay was for', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const setup = {
    ...newSite,
    // A guest has opened the payment and left.
    lastCardNoticeAt: '2026-11-30T20:12:00.000Z',
    lastCardPaymentAt: '2026-11-29T20:12:00.000Z',
  };
  const facts = {
    setup,
    mail: { status: 'ready', data: catcher },
    feeds: { status: 'ready', data: 0 },
  } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody step="payments" state="open" facts={facts} />
    </PageAt>,
  );
  const words = await screen.findByText(/^A test payment arrived Nov 29, 2026.*, so guests can book and pay/);
  expect(words).toBeDefined();
});

it('ends each sentence about the emails that the site keeps', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const mail = { status: 'ready', data: { ...catcher, catcherUrl: 'http://localhost:1080' } } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody
        step="mail"
        state="open"
        facts={{ setup: newSite, mail, feeds: { status: 'ready', data: 0 } }}
      />
    </PageAt>,
  );
  const link = await screen.findByRole('link', { name: 'Read the emails it kept' });
  expect(link.closest('p')?.textContent).toMatch(/get them\. Read the emails it kept\.$/);
});

it.each([
  [[], /are off until you turn them on/, 1],
  [[{ ...bookingSequence, isActive: true }], /after it are on\./, 0],
  [[{ ...bookingSequence, isActive: false }], /after it are off\./, 0],
])('says whether guests get the emails around their stay', async (sequences, words, buttons) => {
  await using api = await startPageApi(({ path }) =>
    path.includes('email-sequences') ? { status: 200, body: sequences } : { status: 404 },
  );
  const mail = { status: 'ready', data: catcher } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody
        step="mail"
        state="open"
        facts={{ setup: newSite, mail, feeds: { status: 'ready', data: 0 } }}
      />
    </PageAt>,
  );
  await screen.findByText(words);
  expect(screen.queryAllByRole('button', { name: 'Initialize Booking Sequence' })).toHaveLength(buttons);
});

it('says in words of a host why the first password should go', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const mail = { status: 'ready', data: catcher } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody
        step="password"
        state="open"
        facts={{ setup: newSite, mail, feeds: { status: 'ready', data: 0 } }}
      />
    </PageAt>,
  );
  expect((await screen.findByText(/first password/)).textContent).not.toMatch(/terminal|file/);
});

it.each([[[]], [['guide' as const]]])(
  'says that each booking gets a code to set on the lock, and what to do without a keypad (%j from the sample)',
  async (fromSample) => {
    await using api = await startPageApi(() => ({ status: 404 }));
    const mail = { status: 'ready', data: catcher } as const;
    const setup = { ...newSite, fromSample };
    render(
      <PageAt address="/admin" fetchIt={api.fetch}>
        <StepBody step="property" state="open" facts={{ setup, mail, feeds: { status: 'ready', data: 0 } }} />
      </PageAt>,
    );
    const words = await screen.findByText(/its own six-digit entry code/);
    expect(words.textContent).toMatch(/set it on your lock before they arrive\. No keypad\?/);
    const link = screen.getByRole('link', { name: 'Choose How Guests Get In' });
    expect(link.getAttribute('href')).toContain('/admin/website?part=name');
  },
);

it('says nothing of codes to the host of a house without them', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const mail = { status: 'ready', data: catcher } as const;
  const setup = { ...newSite, hasEntryCodes: false };
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody step="property" state="open" facts={{ setup, mail, feeds: { status: 'ready', data: 0 } }} />
    </PageAt>,
  );
  const words = await screen.findByText(/Your guests get in the way you’ve chosen/);
  expect(words.closest('body')?.textContent).not.toMatch(/six-digit|lock|keypad/);
  expect(screen.getByRole('link', { name: 'Change How Guests Get In' })).toBeDefined();
});

it('shows what the legal pages say from the settings, and folds the rest', async () => {
  const version = {
    revision: 1,
    source: 'bundled',
    publishedBy: 'start',
    publishedAt: '2026-11-20T10:00:00.000Z',
  };
  const published = { ...version, content: bundled, fromSample: [] };
  await using api = await startPageApi(({ path }) =>
    path.includes('/tax-rate')
      ? { status: 200, body: { rate: 0.07 } }
      : { status: 200, body: { published, revision: 1, draft: null, sample: bundled } },
  );
  const mail = { status: 'ready', data: catcher } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody
        step="legal"
        state="open"
        facts={{ setup: newSite, mail, feeds: { status: 'ready', data: 0 } }}
      />
    </PageAt>,
  );
  expect((await screen.findByText('7%')).previousSibling?.textContent).toBe('Tax');
  expect(screen.getByRole('link', { name: 'Quiet hours' }).getAttribute('href')).toContain('part=terms');
  expect(screen.getByText('Show the whole text').closest('details')?.open).toBe(false);
});

it('says what to do about the charges and about the offers of the sample in messages of their own', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const mail = { status: 'ready', data: catcher } as const;
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody
        step="prices"
        state="open"
        facts={{ setup: { ...newSite, hasOwnHouse: true }, mail, feeds: { status: 'ready', data: 0 } }}
      />
    </PageAt>,
  );
  expect((await screen.findByText(/that came with the site/)).textContent).not.toContain('still book');
  expect(
    screen.getByText(/^Guests can still book 8 samples: the services Couples Massage/).textContent,
  ).not.toContain('mark this step');
});

it('says of a settled step how it is, and where it can be changed', async () => {
  await using api = await startPageApi(() => ({ status: 404 }));
  const mail = { status: 'ready', data: catcher } as const;
  const facts = { setup: { ...newSite, hasOwnHouse: true, fromSample: [] }, mail };
  render(
    <PageAt address="/admin" fetchIt={api.fetch}>
      <StepBody step="property" state="known" facts={{ ...facts, feeds: { status: 'ready', data: 1 } }} />
      <StepBody step="calendars" state="known" facts={{ ...facts, feeds: { status: 'ready', data: 1 } }} />
    </PageAt>,
  );
  await screen.findByText(/shows your own house/);
  expect(screen.getByRole('link', { name: 'Choose How Guests Get In' })).toBeDefined();
  expect(screen.getByText(/reads at least one calendar/)).toBeDefined();
});
