import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { HomeSection } from '../home-section.tsx';
import { BookingInfo } from '../served-parts.ts';
import { ContactForm } from './contact-form.tsx';
import styles from './contact.module.css';

export function Contact(): ReactNode {
  return (
    <HomeSection id="contact" title={homeTexts.contact.title} light="forest">
      <div className={styles.columns}>
        <BookingInfo />
        <ContactForm />
      </div>
    </HomeSection>
  );
}
