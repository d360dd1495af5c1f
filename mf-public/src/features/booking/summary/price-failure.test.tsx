// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { brokenRuleOf } from '../draft/messages.ts';
import { PriceFailure } from './price-failure.tsx';

afterEach(cleanup);

const refused = {
  type: 'invalid-request',
  title: 'Invalid',
  status: 400,
  detail: 'Two nights minimum in June',
};
const failed = { status: 'failed', last: undefined, promoRefusal: undefined, tryAgain: vi.fn() } as const;

it('says which rule a stay breaks, and offers another try only for what may pass', () => {
  const { rerender } = render(
    <PriceFailure
      className="failed"
      state={{
        ...failed,
        rule: brokenRuleOf(new ApiError(400, 'x', { ...refused, reason: 'minimum-nights' })),
      }}
    />,
  );
  expect(screen.getByRole('alert').textContent).toBe('Two nights minimum in June');
  rerender(
    <PriceFailure
      className="failed"
      state={{ ...failed, rule: brokenRuleOf(new ApiError(400, 'x', refused)) }}
    />,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});
