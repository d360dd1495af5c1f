import { useEffect, useState, type ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { useNear } from '../../ui/use-near.ts';
import styles from './concierge.module.css';

const { packagesTitle, packages } = homeTexts.concierge;

/**
 * What packages are, and the way to book. The page is rendered before it is known what is offered, so this part asks when
 * it comes near, and has no word of packages, or of adding services, where all are switched off.
 */
export function PackagesNote(): ReactNode {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const [offered, setOffered] = useState({ packages: true, anything: true });
  useEffect(() => {
    if (!isNear) return;
    import('../../ask-offered.ts').then(
      async ({ askOffered }) => setOffered(await askOffered()),
      // Without its script it stays as it was rendered.
      () => undefined,
    );
  }, [isNear]);
  return (
    <div ref={ref} className={offered.packages ? styles.packages : styles.booking}>
      {offered.packages && (
        <div>
          <h3>{packagesTitle}</h3>
          <p>{packages}</p>
        </div>
      )}
      <Link to="/booking" className={button.button}>
        {offered.anything ? 'Add These Exclusive Services @ Booking' : 'Check Dates and Book'}
      </Link>
    </div>
  );
}
