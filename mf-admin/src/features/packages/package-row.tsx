import type { ReactNode } from 'react';
import { listPackages, type AddOnService, type StayPackage } from '@getaway/contracts/http/catalogue';
import { changePackage } from '@getaway/contracts/http/staff-catalogue';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useMutation } from '../../actions/use-mutation.ts';
import { ActiveSwitch } from '../../ui/active-switch.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ItemRow } from '../../ui/item-row.tsx';
import { RowActions } from '../../ui/row-actions.tsx';
import styles from './package-row.module.css';

interface PackageRowProps {
  bundle: StayPackage;
  /** The services that it includes, as far as they are known. */
  included: readonly AddOnService[];
  onEdit: () => void;
  onDelete: () => void;
}

export function PackageRow({ bundle, included, onEdit, onDelete }: PackageRowProps): ReactNode {
  const { run } = useMutation(changePackage, {
    done: 'Package updated successfully',
    failed: 'Failed to update package',
    refresh: [listPackages],
  });
  const { id, name, description, price, compareAtPrice, badge, isActive } = bundle;
  return (
    <ItemRow
      name={name}
      badges={badge !== null && <Badge tone="ember">{badge}</Badge>}
      figure={
        <>
          {compareAtPrice !== null && (
            <del className={styles.before}>
              <span className={styles.spoken}>Instead of </span>
              {formatTotal(compareAtPrice)}
            </del>
          )}{' '}
          {formatTotal(price)}
        </>
      }
      dimmed={!isActive}
      actions={
        <>
          <ActiveSwitch
            name={name}
            active={isActive}
            onSwitch={(next) => run({ params: { id }, body: { isActive: next } })}
          />
          <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <p className={styles.description}>{description}</p>
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
    </ItemRow>
  );
}
