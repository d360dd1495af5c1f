import { use, type ReactNode } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { HostContext } from '../../host.ts';
import { usePublishedHouse } from '../../published-house/published-house.ts';
import { LoginForm, type Credentials } from '../../session/login-form.tsx';
import { returnPlace } from '../../session/return-place.ts';
import { useSession } from '../../session/session.ts';
import { useSignIn } from '../../session/use-sign-in.ts';
import { HouseMark } from '../../ui/house-mark.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './login.module.css';

export function LoginPage(): ReactNode {
  const host = use(HostContext);
  const session = useSession();
  const { name, logo } = usePublishedHouse();
  const signIn = useSignIn();
  const navigate = useNavigate();
  const location = useLocation();
  const place = returnPlace(location.state);
  const isDeviceReady = new URLSearchParams(location.search).get('device') === 'ready';

  if (session.status === 'signed-in') {
    return (
      <>
        <Navigate to={place} replace />
        <PageSpinner />
      </>
    );
  }

  const enter = async (credentials: Credentials): Promise<void> => {
    if (await signIn(credentials)) await navigate(place, { replace: true });
  };

  return (
    <main className={styles.login}>
      <PageTitle>Sign In</PageTitle>
      <div className={styles.sheet}>
        {logo && (
          <div className={styles.sign}>
            <HouseMark className={styles.mark} />
          </div>
        )}
        <h1>Admin Portal</h1>
        <p className={styles.property}>{name}</p>
        {isDeviceReady && (
          <p className={styles.ready} role="status">
            This device is ready. Sign in with your username and password.
          </p>
        )}
        <LoginForm onSubmit={enter} />
        {host === 'shell' && (
          // With its own document, because this one's content security policy does not know the card provider.
          <Link className={styles.back} to="/" reloadDocument>
            <ArrowLeftOutlined aria-hidden /> Back to Website
          </Link>
        )}
      </div>
    </main>
  );
}
