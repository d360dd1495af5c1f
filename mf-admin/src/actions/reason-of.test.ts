import { expect, it } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from './reason-of.ts';

it('explains an unreachable server in one sentence, without status or cause', () => {
  expect(reasonOf(new ApiError(0, 'No connection'))).toBe(
    'The server can’t be reached. Check your connection and try again.',
  );
});
