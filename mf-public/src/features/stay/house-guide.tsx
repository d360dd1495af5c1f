import { useEffect, useState, type ReactNode } from 'react';
import type { HouseGuide as Guide } from '@getaway/contracts/http/house-guide';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { guideIcon } from './guide-icons.ts';
import { GuideSection, sectionId } from './guide-section.tsx';
import styles from './house-guide.module.css';

interface HouseGuideProps {
  guide: Guide;
  /** When the guests of this stay come and go. */
  hours: string;
}

/** What booked guests read about the house. It prints on its own, for the fridge. */
export function HouseGuide({ guide, hours }: HouseGuideProps): ReactNode {
  const { isPrinting, print } = usePrint();
  useEffect(scrollToNamedSection, []);
  return (
    <section
      id="guide"
      className={styles.guide}
      aria-labelledby="guide-title"
      tabIndex={-1}
      data-printing={isPrinting || undefined}
    >
      <header className={styles.head}>
        <h2 id="guide-title">House guide</h2>
        <Button look="quiet" size="small" className={styles.print} onClick={print}>
          Print
        </Button>
        <p className={styles.hours}>{hours}</p>
      </header>
      <div className={styles.columns}>
        <nav aria-label="House guide" className={styles.topics}>
          <ul role="list">
            {guide.sections.map(({ topic, title }) => (
              <li key={topic}>
                <a href={`#${sectionId(topic)}`}>
                  <Icon name={guideIcon(topic)} size={20} />
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {guide.sections.map((section) => (
            <GuideSection key={section.topic} section={section} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The guide comes later than the page, when the browser has already looked for the section that its address names. */
function scrollToNamedSection(): void {
  const { hash } = window.location;
  if (hash.startsWith('#guide')) document.getElementById(hash.slice(1))?.scrollIntoView();
}

/** While `isPrinting`, the page's style leaves out everything but the guide. */
function usePrint(): { isPrinting: boolean; print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    // Some browsers go on before the dialog is closed.
    const end = (): void => setPrinting(false);
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
