// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { expect, it } from 'vitest';
import { startPageApi } from '@getaway/testing/page-api';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { PageAt } from '../../../actions/page-at.tsx';
import { PlaceFields } from './place-fields.tsx';
import { templateValues } from './template-values.ts';

cleanUpRenderedPages();

it('says when each guest gets the email while the delay is typed', async () => {
  const sequence = {
    id: 's1',
    name: 'Before arrival',
    sequenceKey: 'before_arrival',
    description: null,
    triggerType: 'days_before_checkin',
    triggerValue: 1,
    isActive: true,
    createdAt: '2026-11-01T12:00:00.000Z',
    templates: [],
    templatesCount: 0,
  };
  await using api = await startPageApi(() => ({ status: 200, body: [sequence] }));
  const values = { ...templateValues({ kind: 'new' }), sequenceId: 's1', delayValue: 0, delayUnit: 'days' };
  render(
    <PageAt address="/admin/emails" fetchIt={api.fetch}>
      <Form initialValues={values}>
        <PlaceFields subject={{ kind: 'new' }} />
      </Form>
    </PageAt>,
  );
  expect((await screen.findByText(/^1 day before arrival, /)).tagName).toBe('STRONG');
  const field = screen.getByLabelText('Delay Value');
  await userEvent.clear(field);
  await userEvent.type(field, '-6');
  expect((await screen.findByText(/^7 days before arrival, /)).tagName).toBe('STRONG');
  expect(screen.getByText(/In this sequence, −7 days is 8 days before arrival/)).toBeTruthy();
});
