import { expect, test } from 'vitest';
import { ApiError } from '@getaway/web-kit/api-error';
import { reasonOf } from '../../../actions/reason-of.ts';
import { refuseTooLarge } from './refuse-too-large.ts';

test('a house above the limit is refused in words that name it', () => {
  const house = (bytes: number) => ({ name: 'é'.repeat((bytes - 11) / 2) });
  refuseTooLarge(house(999_999));
  try {
    refuseTooLarge(house(1_000_001));
    expect.unreachable();
  } catch (cause) {
    if (!(cause instanceof ApiError)) throw cause;
    expect(cause.status).toBe(413);
    expect(reasonOf(cause)).toContain('more than 1 MB');
  }
});
