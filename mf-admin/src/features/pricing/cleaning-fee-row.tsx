import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePublishedHouse } from '../../published-house/published-house.ts';
import { AmountRow } from './amount-row.tsx';
import styles from './pricing.module.css';

/** The published cleaning fee beside the prices, where hosts look for it. It is a rule of the house, so it is changed there. */
export function CleaningFeeRow(): ReactNode {
  const { cleaningFee } = usePublishedHouse();
  return (
    <AmountRow
      name="Cleaning fee"
      explanation={
        <>
          Once for each stay, before tax. Change it in{' '}
          <Link to="/admin/website?part=money&field=policies.money.cleaningFee">Money Rules</Link>.
        </>
      }
    >
      <span className={styles.shown}>{cleaningFee === 0 ? 'None' : `$${cleaningFee}`}</span>
    </AmountRow>
  );
}
