import { describe, expect, it } from 'vitest';
import { changeOf, textFields, valuesOf, type GuestValues } from './guest-values.ts';

const empty = Object.fromEntries(textFields.map((field) => [field, null]));
const guest = {
  ...empty,
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  sequenceStep: 2,
  optOutEmails: false,
} as unknown as Parameters<typeof valuesOf>[0];

describe('the details of a guest', () => {
  const before: GuestValues = valuesOf(guest);

  it('are empty strings for missing details', () => {
    expect(before).toMatchObject({ firstName: 'Ada', phone: '', dateOfBirth: '', sequenceStep: 2 });
  });

  it('sends only changed fields, ignoring surrounding spaces', () => {
    expect(changeOf(before, { ...before, firstName: ' Ada ' })).toEqual({});
    expect(changeOf({ ...before, phone: '555 0199' }, { ...before, phone: '', sequenceStep: 0 })).toEqual({
      phone: '',
      sequenceStep: 0,
    });
    expect(changeOf(before, { ...before, optOutEmails: true })).toEqual({ optOutEmails: true });
  });
});
