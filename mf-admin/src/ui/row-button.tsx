import type { ComponentProps, ReactNode } from 'react';
import styles from './row-button.module.css';

interface RowButtonProps extends ComponentProps<'button'> {
  danger?: boolean;
}

/** A small button for lists that have many: the browser's own, which is drawn in a tenth of the time of antd's. */
export function RowButton({ danger = false, ...button }: RowButtonProps): ReactNode {
  return <button type="button" className={styles.button} data-danger={danger} {...button} />;
}
