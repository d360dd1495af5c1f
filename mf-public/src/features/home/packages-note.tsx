import { useEffect, useState, type ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { useNear } from '../../ui/use-near.ts';
import styles from './concierge.module.css';

const { packagesTitle, packages } = homeTexts.concierge;

/**
 * What packages are, and the way to book. The page is rendered before it is known what is offered, so this part asks when
 * it comes near, and has no word of packages where all are switched off.
 */
export function PackagesNote(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [isOffered, setOffered] = useState(true);
  useEffect(() => {
    if (!isNear) return;
    import('./packages-offered.ts').then(
      async ({ arePackagesOffered }) => setOffered(await arePackagesOffered()),
      // Without its script it stays as it was rendered.
      () => undefined,
    );
  }, [isNear]);
  return (
    <div ref={ref} className={isOffered ? styles.packages : styles.booking}>
      {isOffered && (
        <div>
          <h3>{packagesTitle}</h3>
          <p>{packages}</p>
        </div>
      )}
      <Link to="/booking" className={button.button}>
        Add These Exclusive Services @ Booking
      </Link>
    </div>
  );
}
