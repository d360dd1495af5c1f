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
    // The button that had the focus is gone with its panel.
    if (changed.current) section.current?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
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
