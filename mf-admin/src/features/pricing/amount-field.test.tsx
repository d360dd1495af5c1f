// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changePricing } from '@getaway/contracts/http/staff-prices';
import { priceInput } from '@getaway/contracts/http/fields';
import { requestRefund } from '@getaway/contracts/http/staff-booking-changes';
import { createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountField } from './amount-field.tsx';
import type { AmountRefusal } from './amount-refusal.ts';
import { taxPercent } from './tax-percent.ts';

afterEach(cleanup);

const usePoint = /^Use a point for (cents|decimals), such as \d\.25, and no commas$/;

it.each([
  { unit: '$', saved: '100.00', schema: changePricing.body.entries.price },
  { unit: '%', saved: '7.00', schema: taxPercent },
] as const)('refuses a comma in an amount with $unit and saves nothing', async ({ unit, saved, schema }) => {
  const onSave = vi.fn<() => Promise<undefined>>();
  render(<AmountField label="Amount" unit={unit} saved={saved} schema={schema} onSave={onSave} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  // A number field drops the comma in some browsers, and leaves 125.
  expect(field.type).toBe('text');
  for (const typed of ['1,25', '12,50', '1.250,00']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
    expect(field.value).toBe(typed);
    expect(screen.getByRole('alert').textContent).toMatch(usePoint);
  }
  expect(onSave).not.toHaveBeenCalled();
});

it.each([
  ['$', '$1,250', '1250', '100.00', changePricing.body.entries.price],
  ['%', '8.25%', '8.25', '7.00', taxPercent],
] as const)('saves an amount in %s that is pasted as %j', async (unit, pasted, amount, saved, schema) => {
  const onSave = vi.fn<(typed: string, before: string) => Promise<undefined>>();
  onSave.mockResolvedValue(undefined);
  render(<AmountField label="Amount" unit={unit} saved={saved} schema={schema} onSave={onSave} />);
  await userEvent.clear(screen.getByLabelText('Amount'));
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(onSave.mock.calls).toEqual([[amount, saved]]);
});

it('doesn’t take its own save, whose answer was lost, for somebody else’s', async () => {
  const onSave = vi.fn<(typed: string, before: string) => Promise<AmountRefusal | undefined>>();
  onSave
    .mockResolvedValueOnce({ kind: 'fault', message: 'It may not be saved.', isLost: true })
    .mockResolvedValueOnce({ kind: 'newer', theirs: '225.00' })
    .mockResolvedValueOnce(undefined);
  render(<AmountField label="Amount" unit="$" saved="200.00" schema={priceInput} onSave={onSave} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  for (const typed of ['225', '226']) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.tab();
  }
  await vi.waitFor(() => expect(onSave).toHaveBeenCalledTimes(3));
  expect(onSave.mock.calls.slice(1)).toEqual([
    ['226', '200.00'],
    ['226', '225'],
  ]);
  expect(screen.queryByText(/Someone else/)).toBeNull();
});

it('asks which amount stays when somebody else set another one, and overwrites nothing by being left', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const onSave = vi.fn<(typed: string, before: string) => Promise<AmountRefusal | undefined>>();
  onSave.mockImplementation(async (_typed, before) =>
    before === '250.00' ? undefined : { kind: 'newer', theirs: '250.00' },
  );
  render(<AmountField label="Amount" unit="$" saved="200.00" schema={priceInput} onSave={onSave} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.clear(field);
  await userEvent.type(field, '210');
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toContain('Someone else set this to $250.00');
  expect(field.value).toBe('210');
  await userEvent.click(field);
  await userEvent.tab();
  expect(onSave).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Save Mine' }));
  expect(onSave.mock.calls).toEqual([
    ['210', '200.00'],
    ['210', '250.00'],
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('knows its own last save when the list could not be read again', async () => {
  const onSave = vi.fn<(typed: string, before: string) => Promise<undefined>>();
  onSave.mockResolvedValue(undefined);
  render(<AmountField label="Amount" unit="$" saved="200.00" schema={priceInput} onSave={onSave} />);
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  for (const typed of ['210', '220']) {
    await userEvent.clear(field);
    await userEvent.type(field, `${typed}{Enter}`);
  }
  expect(onSave.mock.calls).toEqual([
    ['210', '200.00'],
    ['220', '210'],
  ]);
});

it('brings theirs back when a person keeps it', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  const onSave = vi.fn(async () => ({ kind: 'newer', theirs: '250.00' }) as const);
  const { rerender } = render(
    <AmountField label="Amount" unit="$" saved="200.00" schema={priceInput} onSave={onSave} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Amount');
  await userEvent.clear(field);
  await userEvent.type(field, '210{Enter}');
  const keep = await screen.findByRole('button', { name: 'Keep Theirs' });
  rerender(<AmountField label="Amount" unit="$" saved="250.00" schema={priceInput} onSave={onSave} />);
  await userEvent.click(keep);
  expect(field.value).toBe('250.00');
  expect(onSave).toHaveBeenCalledTimes(1);
});

it.each([
  { what: 'a price', schema: priceInput },
  { what: 'a refund', schema: requestRefund.body.entries.amount },
  { what: 'a discount', schema: createPromoCode.body.entries.discountValue },
])('names the comma as the fault of $what', ({ schema }) => {
  expect(v.safeParse(schema, '1,25').issues?.[0].message).toMatch(usePoint);
});
