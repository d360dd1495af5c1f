import type { ReactNode } from 'react';
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
        subtitle="A price is saved when you leave its field or press Enter; Escape brings the saved one back."
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
