import { houseTooLarge, largestHouseBytes } from '@getaway/contracts/http/house-editing';
import { problemTypes } from '@getaway/contracts/problems';
import { ApiError } from '@getaway/web-kit/api-error';
import type { Content } from '../content/content.ts';

/** Throws the server's refusal, which a browser that is still sending would not read. */
export function refuseTooLarge(content: Content): void {
  if (new TextEncoder().encode(JSON.stringify(content)).length <= largestHouseBytes) return;
  const type = 'payload-too-large';
  throw new ApiError(problemTypes[type].status, houseTooLarge, {
    ...{ type, ...problemTypes[type] },
    detail: houseTooLarge,
  });
}
