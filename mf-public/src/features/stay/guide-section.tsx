import type { ReactNode } from 'react';
import type { GuideSection as Section } from '@getaway/contracts/http/house-guide';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { guideIcon } from './guide-icons.ts';
import styles from './guide-section.module.css';

/** Where links to a section of the guide lead. */
export function sectionId(topic: string): string {
  return `guide-${topic}`;
}

export function GuideSection({ section }: { section: Section }): ReactNode {
  const { topic, title, text, wifi, steps, list, phones, places, picture } = section;
  const id = sectionId(topic);
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h3 id={`${id}-title`} className={styles.title}>
        <Icon name={guideIcon(topic)} size={26} />
        {title}
      </h3>
      <div className={styles.content}>
        <div className={styles.words}>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {wifi && <Wifi {...wifi} />}
          {phones.length > 0 && (
            <dl className={styles.rows}>
              {phones.map(({ name, number, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>
                    <PhoneLink phone={number} />
                  </dd>
                  {note && <dd className={styles.note}>{note}</dd>}
                </div>
              ))}
            </dl>
          )}
          {steps.length > 0 && (
            <ol role="list" className={styles.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          )}
          {list.length > 0 && (
            <ul className={styles.list}>
              {list.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {places.length > 0 && (
            <dl className={styles.rows}>
              {places.map(({ name, distance, note }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{distance}</dd>
                  {note && <dd className={styles.note}>{note}</dd>}
                </div>
              ))}
            </dl>
          )}
        </div>
        {picture && (
          <figure className={styles.picture}>
            <img src={picture.src} alt={picture.alt} />
            {picture.caption && <figcaption>{picture.caption}</figcaption>}
          </figure>
        )}
      </div>
    </section>
  );
}

/** Also readable: guests type it into other devices. */
function Wifi({ network, password }: { network: string; password: string }): ReactNode {
  return (
    <dl className={styles.wifi}>
      <div>
        <dt>WiFi network</dt>
        <dd>{network}</dd>
      </div>
      <div>
        <dt>WiFi password</dt>
        <dd className={styles.password}>{password}</dd>
        <dd>
          <CopyButton value={password} what="WiFi password" />
        </dd>
      </div>
    </dl>
  );
}
