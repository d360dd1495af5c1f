import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Button } from '@getaway/web-kit/button/button.tsx';
import button from '@getaway/web-kit/button/button.module.css';
import { Lantern } from '../../../ui/lantern.tsx';
import styles from './signup.module.css';

export function SignupSuccess({ onContinue }: { onContinue: () => void }): ReactNode {
  return (
    <div className={styles.success}>
      <Lantern look="large" />
      <h2 id="signup-title" tabIndex={-1}>
        Check your email for your code
      </h2>
      <p>
        Your personal code comes by email, with a link that applies it for you. It’s good for any stay Monday
        through Thursday.
      </p>
      <div className={styles.choices}>
        <Link to="/booking" className={button.button}>
          Book my weekday escape now
        </Link>
        <Button look="quiet" onClick={onContinue}>
          Continue Reading
        </Button>
      </div>
    </div>
  );
}
