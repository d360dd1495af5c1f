import { expect, it } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from './reason-of.ts';

it('a server that is not reached is a sentence for staff, without a status or the cause', () => {
  expect(reasonOf(new ApiError(0, 'No connection'))).toBe(
    'The server can’t be reached. Check your connection and try again.',
  );
});
