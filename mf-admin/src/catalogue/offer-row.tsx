import type { ReactNode } from 'react';
import { ActiveSwitch } from '../ui/active-switch.tsx';
import { ItemRow } from '../ui/item-row.tsx';
import { RowActions } from '../ui/row-actions.tsx';
import styles from './offer-row.module.css';

interface OfferRowProps {
  offer: { readonly name: string; readonly description: string; readonly isActive: boolean };
  badges: ReactNode;
  price: ReactNode;
  onSwitch: (active: boolean) => Promise<unknown>;
  onEdit: () => void;
  onDelete: () => void;
  children?: ReactNode;
}

/** A service or a package in its list. */
export function OfferRow({
  offer,
  badges,
  price,
  onSwitch,
  onEdit,
  onDelete,
  children,
}: OfferRowProps): ReactNode {
  const { name, description, isActive } = offer;
  return (
    <ItemRow
      name={name}
      badges={badges}
      figure={price}
      dimmed={!isActive}
      actions={
        <>
          <ActiveSwitch name={name} active={isActive} onSwitch={onSwitch} />
          <RowActions name={name} onEdit={onEdit} onDelete={onDelete} />
        </>
      }
    >
      <p className={styles.description}>{description}</p>
      {children}
    </ItemRow>
  );
}
