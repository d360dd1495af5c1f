import type { ReactNode } from 'react';
import { PageHead } from '../../layout/page-head.tsx';

/** What the browser's tab says of the page. Its own address is a secret, so another one is named. */
export function StayHead({ title = 'Your stay' }: { title?: string }): ReactNode {
  return (
    <PageHead title={title} description="Everything about your stay in one place." address="/stay" hidden />
  );
}
