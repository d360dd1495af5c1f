import { createRoot } from 'react-dom/client';
import { Office } from './office.tsx';
import { PageBoundary } from './ui/page-boundary.tsx';

const element = document.getElementById('office');
if (!element) throw new Error('The page has no place for the back office');

createRoot(element).render(
  <PageBoundary>
    <Office host="standalone" />
  </PageBoundary>,
);
