import type { ComponentProps, ReactNode } from 'react';
import styles from './link-button.module.css';

interface LinkButtonProps extends ComponentProps<'button'> {
  small?: boolean;
}

/** A button that reads as a link between words, because it leads somewhere on the page or changes one field. */
export function LinkButton({ small = false, ...button }: LinkButtonProps): ReactNode {
  return <button type="button" className={styles.link} data-small={small} {...button} />;
}
