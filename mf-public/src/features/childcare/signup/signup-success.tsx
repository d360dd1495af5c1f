import type { ReactNode } from 'react';
import { newsletterOfferText } from '@getaway/kernel/money-rules';
import { Link } from 'wouter';
import button from '../../../ui/button.module.css';
import styles from './signup.module.css';

export function SignupSuccess({ onContinue }: { onContinue: () => void }): ReactNode {
  return (
    <div className={styles.success}>
      <span className={styles.lantern} aria-hidden="true" />
      <h2 id="signup-title" tabIndex={-1}>
        Your code is in your mail
      </h2>
      <p>
        We have sent you a mail with your personal {newsletterOfferText} code. Its link opens the booking with
        the code filled in. It counts for stays from Monday to Thursday.
      </p>
      <div className={styles.choices}>
        <Link to="/booking" className={button.button}>
          Book my weekday escape now
        </Link>
        <button type="button" className={button.button} data-look="quiet" onClick={onContinue}>
          Continue Reading
        </button>
      </div>
    </div>
  );
}
