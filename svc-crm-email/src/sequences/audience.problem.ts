import { Problem } from '@getaway/service-kit/problem';
import type { AudienceRefusal } from './audience.ts';

/** A refused change includes its audience, in the form of a preview. */
export function audienceProblem({ reason, audience }: AudienceRefusal): Problem {
  const members = { audience };
  switch (reason) {
    case 'audience-changed':
      return new Problem('changed-meanwhile', {
        detail: 'The list of recipients has changed. Check it again and confirm.',
        members,
      });
    case 'audience-unconfirmed': {
      const detail = 'This change emails guests who have already booked. Check the list and confirm.';
      return new Problem('audience-unconfirmed', {
        detail,
        errors: [{ path: 'confirmedAudience', message: detail }],
        members,
      });
    }
    default:
      return reason satisfies never;
  }
}
