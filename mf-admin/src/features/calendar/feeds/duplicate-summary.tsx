import type { ReactNode } from 'react';
import type { CalendarDuplicateGroup } from '@getaway/contracts/http/calendar-duplicates';
import { runWords } from '../../../format/date-runs.ts';
import { usePhone } from '../../../ui/use-phone.ts';
import { duplicatesInWords } from './feed-words.ts';
import styles from './feeds.module.css';
import type { FoundDuplicates } from './use-analysis.ts';

/** Spec page 2, section 9. */
const mostGroups = { wide: 3, phone: 2 } as const;

/** What an analysis found: the first groups, and how many more there are. */
export function DuplicateSummary({ found }: { found: FoundDuplicates }): ReactNode {
  const { duplicatesRemoved, duplicateGroups } = found;
  const most = usePhone() ? mostGroups.phone : mostGroups.wide;
  const hidden = duplicateGroups.length - most;
  return (
    <section className={styles.notice} aria-label="Duplicates">
      <div>
        <p>
          {duplicatesRemoved === 0
            ? 'No duplicates found'
            : `Found ${duplicatesInWords(duplicatesRemoved)} that can be removed`}
        </p>
        <ul>
          {duplicateGroups.slice(0, most).map((group) => (
            <li key={`${group.type} ${group.kept.id}`}>{groupInWords(group)}</li>
          ))}
          {hidden > 0 && <li>and {hidden} more</li>}
        </ul>
      </div>
    </section>
  );
}

/** '2 exact, Feb 12, 2027 to Feb 14, 2027: will keep Airbnb’s and remove Lodgify’s'. */
function groupInWords({ count, type, startDate, endDate, kept, removed }: CalendarDuplicateGroup): string {
  const likeness = type.includes('Hard') ? 'exact' : 'similar';
  const gone = removed.map(({ feedName }) => `${feedName}’s`).join(', ');
  return `${count} ${likeness}, ${runWords({ from: startDate, to: endDate })}: will keep ${kept.feedName}’s and remove ${gone}`;
}
