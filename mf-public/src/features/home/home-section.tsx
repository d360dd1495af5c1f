import type { ReactNode } from 'react';
import section from './section.module.css';

interface HomeSectionProps {
  id: string;
  title: string;
  /** The color of the light behind it; `day` is dark on light. */
  light?: 'dusk' | 'forest' | 'day';
  className?: string | undefined;
  children: ReactNode;
}

/** A part of the home page that the menu leads to. */
export function HomeSection({ id, title, light, className, children }: HomeSectionProps): ReactNode {
  return (
    <section
      id={id}
      className={className ? `${section.section} ${className}` : section.section}
      data-light={light}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <div className={section.inner}>
        <h2 id={`${id}-title`} className={section.title}>
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
