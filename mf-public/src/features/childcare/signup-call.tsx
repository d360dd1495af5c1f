import type { ReactNode } from 'react';
import button from '@getaway/web-kit/button/button.module.css';

export const signupId = 'signup';

/** Every call to action of this page leads down to the form; without a script the anchor jumps there. */
export function SignupCall({ children }: { children: ReactNode }): ReactNode {
  return (
    <a
      href={`#${signupId}`}
      className={button.button}
      onClick={(event) => {
        event.preventDefault();
        scrollToSignup();
      }}
    >
      {children}
    </a>
  );
}

function scrollToSignup(): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const section = document.getElementById(signupId);
  section?.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'start' });
  // The next Tab goes on to the form.
  section?.focus({ preventScroll: true });
}
