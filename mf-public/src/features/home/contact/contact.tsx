import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import section from '../section.module.css';
import { BookingInfo } from './booking-info.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

export function Contact(): ReactNode {
  return (
    <section
      id="contact"
      className={section.section}
      data-light="forest"
      aria-labelledby="contact-title"
      tabIndex={-1}
    >
      <div className={section.inner}>
        <h2 id="contact-title" className={section.title}>
          {homeTexts.contact.title}
        </h2>
        <div className={styles.columns}>
          <BookingInfo />
          <ContactForm />
        </div>
      </div>
    </section>
  );
}
