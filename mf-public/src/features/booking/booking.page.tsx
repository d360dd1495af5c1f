import type { ReactNode } from 'react';
import { ApiDataProvider } from '@getaway/web-kit/swr.tsx';
import scene from '../../art/hero-scene.svg';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import styles from './booking.module.css';
import { BookingWizard } from './wizard/booking-wizard.tsx';

export function BookingPage(): ReactNode {
  return (
    <ApiDataProvider>
      <PageHead
        title="Book your romantic getaway"
        description={`Choose your dates and book ${property.name} directly: live availability, the full price before you pay.`}
      />
      <div className={styles.page}>
        <img className={styles.scene} src={scene} alt="" width={1920} height={1080} />
        <header className={styles.header}>
          <h1>Book Your Romantic Getaway</h1>
          <p>Four short steps, and the evening is yours.</p>
        </header>
        <BookingWizard />
      </div>
    </ApiDataProvider>
  );
}
