import { expect, it } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from './reason-of.ts';

it('explains an unreachable server in one sentence, without status or cause', () => {
  expect(reasonOf(new ApiError(0, 'No connection'))).toBe(
    'The server can’t be reached. Check your connection and try again.',
  );
});

it('says every fault once, without the names that fields have in the API', () => {
  const errors = [
    { path: 'body', message: 'The link has no address. Write it after https://' },
    { path: 'body', message: 'Unknown variable: guest.name' },
    { path: 'subject', message: 'Unknown variable: guest.name' },
  ];
  const detail = errors.map(({ path, message }) => `${path}: ${message}`).join('; ');
  const problem = { type: 'invalid-request', title: 'Invalid request', status: 400, detail, errors } as const;
  expect(reasonOf(new ApiError(400, detail, problem))).toBe(
    'The link has no address. Write it after https:// · Unknown variable: guest.name',
  );
});
