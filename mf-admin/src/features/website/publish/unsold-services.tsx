import type { ReactNode } from 'react';
import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { dotted, type Content, type Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';
import styles from './publish.module.css';
import { serviceMentions } from './service-mentions.ts';

const servicesPath: Path = ['texts', 'home', 'concierge', 'services'];

interface UnsoldServicesProps {
  content: Content;
  onGoTo: (path: Path) => void;
}

/** Says so where the site still speaks of services although guests can book none. */
export function UnsoldServices({ content, onGoTo }: UnsoldServicesProps): ReactNode {
  const { data: services } = useQuery(listAddOnServices);
  const { data: packages } = useQuery(listPackages);
  if (!services || !packages || [...services, ...packages].some(({ isActive }) => isActive)) return null;
  const described = shownAt(content, servicesPath);
  const count = Array.isArray(described) ? described.length : 0;
  const section = {
    path: servicesPath,
    name: count === 1 ? 'Concierge services › 1 service' : `Concierge services › ${count} services`,
  };
  const mentions = [...(count > 0 ? [section] : []), ...serviceMentions(content)];
  if (mentions.length === 0) return null;
  return (
    <div role="note" className={styles.unsold}>
      <p>Guests can’t book any services: all services and packages are off. Your site still mentions them:</p>
      <ul>
        {mentions.map(({ path, name }) => (
          <li key={dotted(path)}>
            <LinkButton onClick={() => onGoTo(path)}>{name}</LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
