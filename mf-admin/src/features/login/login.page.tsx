import { use, type ReactNode } from 'react';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useToast } from '@getaway/web-kit/toast/toast-provider.tsx';
import { HostContext } from '../../host.ts';
import { property } from '../../property.ts';
import { returnPlace } from '../../session/return-place.ts';
import { signIn, useSession } from '../../session/session.ts';
import { LanternMark } from '../../ui/lantern-mark.tsx';
import { PageSpinner } from '../../ui/page-spinner.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { LoginForm, type Credentials } from './login-form.tsx';
import styles from './login.module.css';

export function LoginPage(): ReactNode {
  const host = use(HostContext);
  const session = useSession();
  const { toast } = useToast();
  const navigate = useNavigate();
  const place = returnPlace(useLocation().state);

  if (session.status === 'signed-in') {
    return (
      <>
        <Navigate to={place} replace />
        <PageSpinner />
      </>
    );
  }

  const enter = async (credentials: Credentials): Promise<void> => {
    try {
      await signIn(credentials);
    } catch {
      // One text for every cause (spec page 1, section 8).
      toast({
        title: 'Login Failed',
        description: 'Invalid username or password',
        variant: 'destructive',
      });
      return;
    }
    toast({ title: 'Login Successful', description: 'Welcome to the admin dashboard!' });
    await navigate(place, { replace: true });
  };

  return (
    <main className={styles.login}>
      <PageTitle>Sign In</PageTitle>
      <div className={styles.sheet}>
        <div className={styles.sign}>
          <LanternMark className={styles.mark} />
        </div>
        <h1>Admin Portal</h1>
        <p className={styles.property}>{property.name}</p>
        <LoginForm onSubmit={enter} />
        {host === 'shell' && (
          <Link className={styles.back} to="/">
            <ArrowLeftOutlined /> Back to Website
          </Link>
        )}
      </div>
    </main>
  );
}
