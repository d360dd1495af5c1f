// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contractRule } from '../actions/contract-rules.ts';
import { NumberInput } from './number-input.tsx';

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

it('keeps what is no whole number as it was typed, as a fault', async () => {
  const onFinish = vi.fn<(values: unknown) => void>();
  render(
    <Form onFinish={onFinish}>
      <Form.Item label="Limit" name="limit" rules={[contractRule(createPromoCode.body.entries.maxUses)]}>
        <NumberInput />
      </Form.Item>
      <button type="submit">Save</button>
    </Form>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Limit');
  await userEvent.type(field, '1,5');
  expect(field.value).toBe('1,5');
  expect(await screen.findByText('Must be a whole number')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '15');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onFinish).toHaveBeenCalledWith({ limit: 15 }));
});
