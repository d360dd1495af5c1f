// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useLastPage } from './use-last-page.ts';

it.each([
  { page: 9_999, last: 3, busy: false, turned: [[3]] },
  { page: 9_999, last: 0, busy: false, turned: [[1]] },
  { page: 9_999, last: 3, busy: true, turned: [] },
  { page: 9_999, last: undefined, busy: false, turned: [] },
  { page: 3, last: 3, busy: false, turned: [] },
])('page $page of $last turns to $turned while busy is $busy', ({ turned, ...paging }) => {
  const onTurn = vi.fn<(page: number) => void>();
  renderHook(() => useLastPage(paging, onTurn));
  expect(onTurn.mock.calls).toEqual(turned);
});
