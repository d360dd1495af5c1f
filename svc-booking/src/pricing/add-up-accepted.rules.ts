import type { AcceptedLines } from './amend-stay.rules.ts';
import { addUp, type PricedStay } from './quote.rules.ts';

/** The price of accepted lines. They stay, even if a package has since included a service that was booked separately. */
export function addUpAccepted({ former: _former, ...accepted }: AcceptedLines): PricedStay {
  const packages = accepted.packages.map((each) => ({ ...each, serviceIds: [] }));
  const outcome = addUp({ ...accepted, packages });
  if (!outcome.ok) throw new Error('accepted lines without included services contradict each other');
  return outcome.quote;
}
