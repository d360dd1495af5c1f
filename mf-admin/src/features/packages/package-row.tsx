import type { ReactNode } from 'react';
import { Alert } from 'antd';
import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { OfferRow } from '../../catalogue/offer-row.tsx';
import { packageTexts } from '../../catalogue/offer-texts.ts';
import { Badge } from '../../ui/badge.tsx';
import spoken from '@getaway/web-kit/spoken.module.css';
import { packageNote } from './saving-notes.ts';
import { switchedOffNote } from './switched-off-note.ts';
import styles from './package-row.module.css';

interface PackageRowProps {
  bundle: StayPackage;
  /** The services that it includes, as far as they are known. */
  included: readonly AddOnService[];
  onEdit: () => void;
  onDelete: () => void;
}

export function PackageRow({ bundle, included, onEdit, onDelete }: PackageRowProps): ReactNode {
  const { run } = useMutation(changePackage, packageTexts.updated);
  const { id, name, price, compareAtPrice, badge } = bundle;
  const notes = [
    packageNote(bundle, included),
    bundle.isActive ? switchedOffNote(included) : undefined,
  ].filter((note) => note !== undefined);
  return (
    <OfferRow
      offer={bundle}
      badges={badge !== null && <Badge tone="ember">{badge}</Badge>}
      price={
        <>
          {compareAtPrice !== null && (
            <del className={styles.before}>
              <span className={spoken.spoken}>Instead of </span>
              {formatTotal(compareAtPrice)}
            </del>
          )}{' '}
          {formatTotal(price)}
        </>
      }
      onSwitch={(isActive) => run({ params: { id }, body: { isActive } })}
      onEdit={onEdit}
      onDelete={onDelete}
    >
      {notes.map((note) => (
        <Alert key={note} type="warning" showIcon title={note} />
      ))}
      {included.length > 0 && (
        <ul className={styles.included} aria-label={`Included in ${name}`}>
          {included.map((service) => (
            <li key={service.id}>
              <Badge tone="secondary">
                {service.name}
                {!service.isActive && ' (inactive)'}
              </Badge>
            </li>
          ))}
        </ul>
      )}
    </OfferRow>
  );
}
