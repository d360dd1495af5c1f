// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import type { EmailSetup } from '@getaway/contracts/http/email-setup';
import { sendTestEmail } from '@getaway/contracts/http/email-templates';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../actions/page-at.tsx';
import { TestAddressField } from './test-address-field.tsx';

cleanUpRenderedPages();

const setup: EmailSetup = {
  mode: 'server',
  host: 'mail.example.com',
  from: 'House <house@example.com>',
  catcherUrl: null,
  propertyEmail: 'guests@house.example.com',
  ownerEmail: 'hello@house.example.com',
};

it('says to which address of the house the test goes', async () => {
  await using api = await startPageApi(() => ({ status: 200, body: setup }));
  render(
    <PageAt address="/admin/newsletter" fetchIt={api.fetch}>
      <Form>
        <TestAddressField schema={sendTestEmail.body.entries.email} note="It’s for a sample subscriber." />
      </Form>
    </PageAt>,
  );
  expect(
    await screen.findByText(
      'Leave empty to send it to the house, at hello@house.example.com. It’s for a sample subscriber.',
    ),
  ).toBeTruthy();
});
