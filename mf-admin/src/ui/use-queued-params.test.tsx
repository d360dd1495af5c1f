// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useQueuedParams } from './use-queued-params.ts';

it('keeps both of two changes that come before the page is drawn again', () => {
  const { result } = renderHook(() => useQueuedParams(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list?sort=day']}>{children}</MemoryRouter>,
  });
  const [, change] = result.current;
  act(() => {
    change((last) => ({ ...Object.fromEntries(last), booking: 'AB12CD34' }));
    change((last) => ({ ...Object.fromEntries(last), from: '2027-01-01' }));
  });
  expect(result.current[0].toString()).toBe('sort=day&booking=AB12CD34&from=2027-01-01');
});

it('builds on an address that came from elsewhere', () => {
  const { result } = renderHook(() => useQueuedParams(), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list?page=2']}>{children}</MemoryRouter>,
  });
  act(() => result.current[1](() => ({ page: '3' })));
  act(() => result.current[1]((last) => ({ ...Object.fromEntries(last), kind: 'refund' })));
  expect(result.current[0].toString()).toBe('page=3&kind=refund');
});
