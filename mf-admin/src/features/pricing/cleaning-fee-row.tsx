import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { publishedHouseOf } from '../../published-house/published-house-of.ts';
import { publishedHouse, usePublishedHouse } from '../../published-house/published-house.ts';
import { AmountRow } from './amount-row.tsx';
import styles from './pricing.module.css';

/** What a draft of the website would charge instead, in whole dollars; undefined where it is the same. */
function useDraftFee(published: number): number | undefined {
  const { data } = useQuery(readHouseDraft);
  if (!data?.draft) return undefined;
  const fee = publishedHouseOf(data.draft.content, data.sample, publishedHouse()).cleaningFee;
  return fee === published ? undefined : fee;
}

function inWords(fee: number): string {
  return fee === 0 ? 'None' : `$${fee}`;
}

/** The published cleaning fee beside the prices, where hosts look for it. It is a rule of the house, so it is changed there. */
export function CleaningFeeRow(): ReactNode {
  const { cleaningFee } = usePublishedHouse();
  const draftFee = useDraftFee(cleaningFee);
  return (
    <AmountRow
      name="Cleaning fee"
      explanation={
        <>
          Once for each stay, before tax. Change it in{' '}
          <Link to="/admin/website?part=money&field=policies.money.cleaningFee">Money Rules</Link>.
          {draftFee !== undefined && (
            <>
              {' '}
              <strong>Your draft has {draftFee === 0 ? 'no fee' : inWords(draftFee)}</strong>. Guests pay that
              once you <Link to="/admin/website">publish</Link> it.
            </>
          )}
        </>
      }
    >
      <span className={styles.shown}>{inWords(cleaningFee)}</span>
    </AmountRow>
  );
}
