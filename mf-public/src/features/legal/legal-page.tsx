import type { ReactNode } from 'react';
import { utcFormat } from '@getaway/kernel/utc-format';
import { property } from '../../property.ts';
import { PageHead } from '../../layout/page-head.tsx';
import styles from './legal.module.css';

const { lastUpdated } = property.policies;
const dayFormat = utcFormat({ dateStyle: 'long' });

interface LegalPageProps {
  title: string;
  description: string;
  intro: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  heading: string;
  content: ReactNode;
}

export function LegalPage({ title, description, intro, sections }: LegalPageProps): ReactNode {
  return (
    <article className={styles.page}>
      <PageHead title={title} description={description} />
      <h1>{title}</h1>
      <p className={styles.updated}>
        Last updated <time dateTime={lastUpdated}>{dayFormat.format(new Date(lastUpdated))}</time>
      </p>
      <p className={styles.intro}>{intro}</p>
      {sections.map(({ heading, content }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {content}
        </section>
      ))}
    </article>
  );
}
