import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import button from '@getaway/web-kit/button/button.module.css';
import { property } from '../property.ts';
import { Logo } from './logo.tsx';
import { navigationItems } from './sections.ts';
import styles from './site-header.module.css';

/** The fixed navigation; below md it folds into a menu that closes after any choice. */
export function SiteHeader(): ReactNode {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  useEscape(open, close);

  return (
    <header
      className={styles.header}
      data-open={open}
      // Its shade over the page is its own.
      onClick={({ target, currentTarget }) => target === currentTarget && close()}
    >
      <div className={styles.bar}>
        <Link to="/" className={styles.home} aria-label={`${property.name}, home`} onClick={close}>
          <Logo />
        </Link>
        <nav className={styles.wide} aria-label="Main">
          {navigationItems.map(({ label, to }) => (
            <Link key={to} to={to} className={styles.item}>
              {label}
            </Link>
          ))}
          <Link to="/booking" className={button.button} data-size="small">
            Book Now
          </Link>
        </nav>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls="mobile-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          <span />
          <span />
          <span />
        </button>
      </div>
      <nav id="mobile-menu" className={styles.menu} aria-label="Mobile" hidden={!open}>
        {navigationItems.map(({ label, to }) => (
          <Link key={to} to={to} className={styles.menuItem} onClick={close}>
            {label}
          </Link>
        ))}
        <Link to="/booking" className={button.button} onClick={close}>
          Book Now
        </Link>
      </nav>
    </header>
  );
}

function useEscape(active: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!active) return undefined;
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [active, onEscape]);
}
