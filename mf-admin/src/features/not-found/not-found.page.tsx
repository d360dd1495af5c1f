import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './not-found.module.css';

export function NotFoundPage(): ReactNode {
  return (
    <div className={styles.lost}>
      <PageTitle>404 Page Not Found</PageTitle>
      <h2>404 Page Not Found</h2>
      <p>This page doesn’t exist.</p>
      <Link to="/admin/dashboard">Back to Dashboard</Link>
    </div>
  );
}
