import type { ReactNode } from 'react';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './sample.module.css';

interface SampleListProps {
  fromSample: readonly SampleSection[];
  onShow: (section: SampleSection) => void;
}

/** Warns before publishing of what would still show the sample house, and leads there. It forbids nothing. */
export function SampleList({ fromSample, onShow }: SampleListProps): ReactNode {
  if (fromSample.length === 0) return null;
  return (
    <div className={styles.left}>
      <p>These sections still show the sample house:</p>
      <ul aria-label="Sections from the sample">
        {fromSample.map((section) => (
          <li key={section}>
            <LinkButton onClick={() => onShow(section)}>{sectionTitles[section]}</LinkButton>
          </li>
        ))}
      </ul>
      <p>You can publish now and change them later.</p>
    </div>
  );
}
