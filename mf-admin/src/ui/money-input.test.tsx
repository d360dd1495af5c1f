// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { recordPayment } from '@getaway/contracts/http/ledger';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractRule } from '../actions/contract-rules.ts';
import { MoneyInput } from './money-input.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderForm(): { field: HTMLInputElement; onFinish: ReturnType<typeof vi.fn> } {
  const onFinish = vi.fn<(values: unknown) => void>();
  render(
    <Form onFinish={onFinish}>
      <Form.Item
        label="Amount"
        name="amount"
        rules={[contractRule(recordPayment.body.entries.amount)]}
        validateTrigger="onBlur"
      >
        <MoneyInput />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('Amount'), onFinish };
}

it.each([
  ['$210', '210'],
  ['1,250', '1250'],
  [' $1,250.50 ', '1250.50'],
])('takes %j for %s, also with Enter in the field', async (pasted, amount) => {
  const { field, onFinish } = renderForm();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field.value).toBe(pasted);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledWith({ amount }));
  await userEvent.tab();
  expect(field.value).toBe(amount);
});

it('keeps what is no amount as it was typed, and says why', async () => {
  const { field, onFinish } = renderForm();
  await userEvent.type(field, '$1,25');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Use a point for cents, such as 1.25, and no commas')).toBeDefined();
  expect(field.value).toBe('1,25');
  expect(onFinish).not.toHaveBeenCalled();
});
