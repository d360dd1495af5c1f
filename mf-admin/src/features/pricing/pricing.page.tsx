import type { ReactNode } from 'react';
import { BackToDraft } from '../../ui/back-to-draft.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { DailyPricing } from './daily-pricing.tsx';
import styles from './pricing.module.css';
import { ServicePricing } from './service-pricing.tsx';
import { TaxSettings } from './tax-settings.tsx';

export function PricingPage(): ReactNode {
  return (
    <>
      <PageHeading
        title="Pricing"
        subtitle="Prices save when you leave a field or press Enter, and are live at once. Press Escape to undo."
        actions={<BackToDraft />}
      />
      <div className={styles.areas}>
        <DailyPricing />
        <div className={styles.side}>
          <ServicePricing />
          <TaxSettings />
        </div>
      </div>
    </>
  );
}
