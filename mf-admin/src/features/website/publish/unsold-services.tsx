import type { ReactNode } from 'react';
import { listAddOnServices, listPackages } from '@getaway/contracts/http/catalogue';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Content, Path } from '../content/content.ts';
import { shownAt } from '../fields/defaults.ts';

const servicesPath: Path = ['texts', 'home', 'concierge', 'services'];

interface UnsoldServicesProps {
  content: Content;
  onGoTo: (path: Path) => void;
}

/** Says so where the home page describes services although guests can book none. */
export function UnsoldServices({ content, onGoTo }: UnsoldServicesProps): ReactNode {
  const { data: services } = useQuery(listAddOnServices);
  const { data: packages } = useQuery(listPackages);
  const described = shownAt(content, servicesPath);
  const count = Array.isArray(described) ? described.length : 0;
  if (!services || !packages || count === 0) return null;
  if ([...services, ...packages].some(({ isActive }) => isActive)) return null;
  return (
    <p role="note">
      Your home page still describes {count === 1 ? '1 service' : `${count} services`}, but guests can’t book
      any: all services and packages are off.{' '}
      <LinkButton onClick={() => onGoTo(servicesPath)}>Concierge services</LinkButton>
    </p>
  );
}
