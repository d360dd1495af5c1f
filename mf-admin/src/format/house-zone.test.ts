import { expect, it } from 'vitest';
import { zoneInWords } from './house-zone.ts';

it('calls a time zone what people call it', () => {
  expect(zoneInWords('America/New_York')).toBe('Eastern Time');
});
