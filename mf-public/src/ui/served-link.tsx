import type { ReactNode } from 'react';
import button from '@getaway/web-kit/button/button.module.css';
import styles from './served-part.module.css';

interface ServedLinkProps {
  /** A path of this site. */
  to: `/${string}`;
  /** The place at the end of the address, as the edge knows it. */
  name: string;
  /** Plain words. */
  label: string;
}

/**
 * A quiet button of a prerendered page whose address ends with what the edge fills in. React would escape the comment that is
 * the place. All that it is given is constant.
 */
export function ServedLink({ to, name, label }: ServedLinkProps): ReactNode {
  const __html = `<a href="${to}<!--${name}-->" class="${button.button}" data-look="quiet">${label}</a>`;
  return <div className={styles.part} dangerouslySetInnerHTML={{ __html }} />;
}
