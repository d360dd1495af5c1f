import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chauffeur } from '../../pictures/chauffeur.ts';
import { couplesMassage } from '../../pictures/couples-massage.ts';
import { privateChef } from '../../pictures/private-chef.ts';
import button from '../../ui/button.module.css';
import { Picture } from '../../ui/picture.tsx';
import styles from './concierge.module.css';
import section from './section.module.css';

const services = [
  {
    picture: privateChef,
    title: 'Private chef, five courses',
    text: 'A chef arrives with everything, cooks a five-course meal in your kitchen, and leaves it spotless.',
  },
  {
    picture: couplesMassage,
    title: 'Couples massage',
    text: 'Two tables, two therapists, warm stones and an hour of quiet, without leaving the house.',
  },
  {
    picture: chauffeur,
    title: 'Luxury transportation',
    text: 'A chauffeur for the evening, or airport transfers both ways. You only have to pack.',
  },
] as const;

export function Concierge(): ReactNode {
  return (
    <section
      id="concierge"
      className={`${section.section} ${styles.concierge}`}
      aria-labelledby="concierge-title"
      tabIndex={-1}
    >
      <div className={section.inner}>
        <h2 id="concierge-title" className={section.title}>
          Ask once, and it is arranged
        </h2>
        <p className={section.lead}>
          Our concierge services come to you. Choose them when you book and we take care of the rest.
        </p>
        <ul role="list" className={styles.services}>
          {services.map(({ picture, title, text }) => (
            <li key={title} className={styles.service}>
              <Picture source={picture} sizes="(min-width: 768px) 31vw, 92vw" />
              <div>
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.packages}>
          <div>
            <h3>Packages</h3>
            <p>
              We have put the favorites together for you. With a package you save up to $150 compared to
              buying the services individually.
            </p>
          </div>
          <Link to="/booking" className={button.button}>
            Add These Exclusive Services @ Booking
          </Link>
        </div>
      </div>
    </section>
  );
}
