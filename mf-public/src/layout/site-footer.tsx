import type { ReactNode } from 'react';
import { media } from '@getaway/property/house/media';
import { Link } from 'wouter';
import ridge from '../art/pine-ridge.svg';
import { frameTexts, property } from '../property.ts';
import { Logo } from './logo.tsx';
import { quickLinks } from './sections.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import styles from './site-footer.module.css';

/** Pines belong to the rendering: around a host's own house there may be none. */
const isRendering = media.photos['house'] === undefined;

export function SiteFooter(): ReactNode {
  const { email, phone, social } = property.contact;
  return (
    <footer className={styles.footer}>
      {isRendering && (
        <img className={styles.ridge} src={ridge} alt="" width={1600} height={200} loading="lazy" />
      )}
      <div className={styles.ground}>
        <div className={styles.columns}>
          <div className={styles.about}>
            <Logo />
            <p>{frameTexts.footer.about}</p>
          </div>
          <nav aria-label="Quick links">
            <h2 className={styles.heading}>Quick links</h2>
            <ul role="list" className={styles.links}>
              {quickLinks.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <div>
            <h2 className={styles.heading}>{frameTexts.footer.contactTitle}</h2>
            <ul role="list" className={styles.links}>
              <li>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
              <li>
                <PhoneLink phone={phone} />
              </li>
              {social && (
                <li>
                  <a href={social.url} target="_blank" rel="noreferrer">
                    {social.label}
                  </a>
                </li>
              )}
            </ul>
          </div>
        </div>
        <div className={styles.legal}>
          <p>
            © {property.name}
            {/* Staff know where to look; everyone else need not see it. */}
            <a className={styles.dot} href="/admin-login" aria-label="Staff sign-in">
              ·
            </a>
          </p>
          <p className={styles.legalLinks}>
            <Link to="/privacy-policy">Privacy Policy</Link>
            <Link to="/terms-of-service">Terms of Service</Link>
          </p>
        </div>
      </div>
    </footer>
  );
}
