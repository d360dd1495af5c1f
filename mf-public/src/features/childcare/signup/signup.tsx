import { useEffect, useRef, useState, type ReactNode } from 'react';
import { signupId } from '../signup-call.tsx';
import { SignupForm } from './signup-form.tsx';
import { SignupSuccess } from './signup-success.tsx';
import styles from './signup.module.css';

/** The form, and what takes its place once the code is on its way. */
export function Signup(): ReactNode {
  const [signedUp, setSignedUp] = useState(false);
  const section = useRef<HTMLElement>(null);
  const changed = useRef(false);

  useEffect(() => {
    if (changed.current) {
      // The button that had the focus is gone with its panel, and on a phone the new panel ends above the screen.
      section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
      section.current?.scrollIntoView({ block: 'nearest' });
    }
    changed.current = true;
  }, [signedUp]);

  return (
    <section
      ref={section}
      id={signupId}
      className={styles.signup}
      aria-labelledby="signup-title"
      tabIndex={-1}
    >
      <div className={styles.card}>
        {signedUp ? (
          <SignupSuccess onContinue={() => setSignedUp(false)} />
        ) : (
          <SignupForm onSignedUp={() => setSignedUp(true)} />
        )}
      </div>
    </section>
  );
}
