// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ConfigProvider, Form, Input } from 'antd';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { ApiError } from '@getaway/web-kit/api-error';
import { contractRule } from '../actions/contract-rules.ts';
import { FormDialog } from './form-dialog.tsx';

interface Values {
  name: string;
  code: string;
}

const body = v.object({
  name: v.pipe(v.string(), v.minLength(1, 'Name is required')),
  code: v.pipe(v.string(), v.minLength(1, 'Code is required')),
});
const closed = vi.fn<() => void>();

function open(onSubmit: (values: Values) => Promise<{ ok: true } | { ok: false; error: ApiError }>): void {
  closed.mockClear();
  render(
    <ConfigProvider theme={{ token: { motion: false } }}>
      <FormDialog<Values>
        open
        title="Add a code"
        submit="Add"
        initial={{ name: '', code: '' }}
        pending={false}
        onSubmit={onSubmit}
        onClose={closed}
        refusalsAt={{ 'already-exists': 'code' }}
      >
        <Form.Item label="Name" name="name" required rules={[contractRule(body.entries.name)]}>
          <Input />
        </Form.Item>
        <Form.Item label="Code" name="code" required rules={[contractRule(body.entries.code)]}>
          <Input />
        </Form.Item>
      </FormDialog>
    </ConfigProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The text that a screen reader reads with a field. */
const faultAt = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

cleanUpRenderedPages();

it('shows the rule of the contract at each wrong field, without a request', async () => {
  const onSubmit = vi.fn<() => Promise<{ ok: true }>>();
  open(onSubmit);
  type('Name', 'Ida');
  press('Add');
  await waitFor(() => expect(faultAt('Code')).toBe('Code is required'));
  expect(field('Code').getAttribute('aria-invalid')).toBe('true');
  expect(field('Name').getAttribute('aria-invalid')).not.toBe('true');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('shows the server’s faults at their fields, and keeps the dialog with what was typed', async () => {
  const errors = [{ path: 'name', message: 'Use letters only' }];
  open(async () => ({
    ok: false,
    error: new ApiError(400, 'Invalid request', {
      type: 'invalid-request',
      title: 'Invalid request',
      status: 400,
      errors,
    }),
  }));
  type('Name', 'Ida 2');
  type('Code', 'IDA');
  press('Add');
  await waitFor(() => expect(faultAt('Name')).toBe('Use letters only'));
  expect(field('Name').value).toBe('Ida 2');
  await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  expect(closed).not.toHaveBeenCalled();
});

it('shows a refusal that names no field at the field that it is about', async () => {
  open(async () => ({
    ok: false,
    error: new ApiError(409, 'This already exists', {
      type: 'already-exists',
      title: 'This already exists',
      status: 409,
    }),
  }));
  type('Name', 'Ida');
  type('Code', 'IDA');
  press('Add');
  await waitFor(() => expect(faultAt('Code')).toBe('This already exists'));
});

it('closes once the server has accepted', async () => {
  const onSubmit = vi.fn<(values: Values) => Promise<{ ok: true }>>().mockResolvedValue({ ok: true });
  open(onSubmit);
  type('Name', 'Ida');
  type('Code', 'IDA');
  press('Add');
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(onSubmit.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ida', code: 'IDA' }]);
});

it('asks before it discards what was typed, and closes at once without changes', async () => {
  open(async () => ({ ok: true }));
  type('Name', 'Ida');
  press('Cancel');
  await screen.findByText('Discard your changes?');
  expect(closed).not.toHaveBeenCalled();
  press('Keep Editing');
  await waitFor(() => expect(screen.queryByText('Discard your changes?')).toBeNull());
  expect(field('Name').value).toBe('Ida');

  type('Name', '');
  press('Cancel');
  expect(closed).toHaveBeenCalledTimes(1);
});
