import * as v from 'valibot';
import { defineCall } from './call.ts';

export const changePassword = defineCall({
  method: 'PUT',
  path: '/api/admin/password',
  summary:
    'Changes the password of the signed-in member of staff, ends all their sessions and opens a new one',
  access: 'staff',
  body: v.object({
    currentPassword: v.pipe(
      v.string(),
      v.minLength(1, 'Your current password is required'),
      v.maxLength(200),
    ),
    newPassword: v.pipe(
      v.string(),
      v.minLength(12, 'Use at least 12 characters'),
      v.maxLength(200, 'Use at most 200 characters'),
    ),
  }),
  status: 204,
  refusals: ['wrong-password'],
});
