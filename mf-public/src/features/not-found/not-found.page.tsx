import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../../layout/page-head.tsx';
import { frameTexts } from '../../property.ts';
import button from '@getaway/web-kit/button/button.module.css';
import { lostPath } from '../../pictures/lost-path.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './not-found.module.css';

export function NotFoundPage(): ReactNode {
  return (
    <section className={styles.page}>
      <PageHead title="404 Page Not Found" description="We couldn’t find that page." hidden />
      <Picture rendering={lostPath} sizes="(min-width: 768px) 52vw, 92vw" first />
      <div className={styles.words}>
        <h1>404 Page Not Found</h1>
        <p>{frameTexts.notFound.text}</p>
        <Link to="/" className={button.button}>
          Back to the home page
        </Link>
      </div>
    </section>
  );
}
