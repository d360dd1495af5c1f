import { bookingTexts } from '@getaway/property/house/booking';
import type { ReactNode } from 'react';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { house } from '../../pictures/house.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './booking.module.css';
import { WizardPlace } from './wizard/wizard-place.tsx';

export function BookingPage(): ReactNode {
  const { title, lead } = bookingTexts().header;
  return (
    <>
      <PageHead
        title={title}
        description={`Choose your dates and book ${property.name} directly. See what’s available and the full price before you pay.`}
      />
      <div className={styles.page}>
        <Picture className={styles.scene} rendering={house} sizes="(max-width: 767px) 110vw, 100vw" />
        <header className={styles.header}>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        <WizardPlace />
      </div>
    </>
  );
}
