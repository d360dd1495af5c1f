import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** 'quiet' is for a second action beside the main one, 'text' for one within a sentence. */
  look?: 'quiet' | 'text';
  size?: 'small';
}

/** A button that submits only with type="submit"; it takes whatever a plain button takes, a ref included. */
export function Button({ look, size, className, type = 'button', ...others }: ButtonProps): ReactNode {
  const own = look === 'text' ? styles.text : styles.button;
  const classes = className ? `${own} ${className}` : own;
  const quiet = look === 'quiet' ? look : undefined;
  return <button {...others} type={type} className={classes} data-look={quiet} data-size={size} />;
}
