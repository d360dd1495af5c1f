import { Problem } from '@getaway/service-kit/problem';

/** The refusal of a change that would overwrite what somebody else has saved since staff saw it: `newest`. */
export function changedMeanwhile(newest: object): Problem {
  return new Problem('changed-meanwhile', {
    detail: 'Someone else changed this after you opened it. Nothing was overwritten.',
    members: { newest },
  });
}
