import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import lostPath from '../../art/lost-path.svg';
import { PageHead } from '../../layout/page-head.tsx';
import button from '../../ui/button.module.css';
import styles from './not-found.module.css';

export function NotFoundPage(): ReactNode {
  return (
    <section className={styles.page}>
      <PageHead title="404 Page Not Found" description="There is no page at this address." />
      <img src={lostPath} alt="" width={960} height={720} />
      <div className={styles.words}>
        <h1>404 Page Not Found</h1>
        <p>This path ends among the trees. The lantern will show you the way back.</p>
        <Link to="/" className={button.button}>
          Back to the house
        </Link>
      </div>
    </section>
  );
}
