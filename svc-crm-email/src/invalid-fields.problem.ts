import type { FieldError } from '@getaway/contracts/problems';
import { Problem } from '@getaway/service-kit/problem';

/** A 400 that names each field with its rule, for what no schema can see. */
export function invalidFields(errors: readonly FieldError[]): Problem {
  return new Problem('invalid-request', {
    errors,
    detail: errors.map(({ path, message }) => (path === '' ? message : `${path}: ${message}`)).join('; '),
  });
}
