import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, type Path } from '../content/content.ts';
import { useForm } from '../form/form-context.ts';
import { Note } from './note.tsx';
import styles from './sample.module.css';
import { moneyToCheck, uncheckedAmounts } from './unchecked-amounts.ts';

interface MoneyToCheckProps {
  /** Scrolls to a field and focuses it. */
  onGoTo: (path: Path) => void;
}

/** Names the amounts of Money Rules that are as the site came, until each is changed or staff confirm their prices. */
export function MoneyToCheck({ onGoTo }: MoneyToCheckProps): ReactNode {
  const { content, sample } = useForm();
  const { data: setup } = useQuery(readSetup);
  const amounts = moneyToCheck(uncheckedAmounts({ content, sample }, setup));
  if (amounts.length === 0) return null;
  return (
    <div className={styles.notice}>
      <Note>
        <p>You haven’t checked these amounts, which came with the site:</p>
        <ul className={styles.amounts}>
          {amounts.map(({ words, path }) => (
            <li key={dotted(path)}>
              <LinkButton onClick={() => onGoTo(path)}>{words}</LinkButton>
            </li>
          ))}
        </ul>
        <p className={styles.confirm}>
          Change what isn’t right for your house, or{' '}
          <Link to="/admin/dashboard">confirm all your prices in the checklist</Link>.
        </p>
      </Note>
    </div>
  );
}
