import type { FieldError } from '@getaway/contracts/problems';
import { Problem } from '@getaway/service-kit/problem';

/** A 400 that names each invalid field with its rule, for checks that no schema can express. */
export function invalidFields(errors: readonly FieldError[]): Problem {
  return new Problem('invalid-request', {
    errors,
    detail: errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
  });
}
