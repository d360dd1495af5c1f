import type { ReactNode } from 'react';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Amenities } from './amenities.tsx';
import { Concierge } from './concierge.tsx';
import { Contact } from './contact/contact.tsx';
import { Hero } from './hero/hero.tsx';
import { Intro } from './intro.tsx';
import { LodgingData } from './lodging-data.tsx';
import { WeekdayNote } from './weekday-note.tsx';
import { Reviews } from './reviews.tsx';

export function HomePage(): ReactNode {
  return (
    <>
      <PageHead
        title="A private romantic getaway for two"
        description={`${property.tagline}: private hot tub, fire pit, movie room and concierge services. Reserve your getaway at ${property.name}.`}
      />
      <LodgingData />
      <Hero />
      <Intro />
      <Amenities />
      <Concierge />
      <WeekdayNote />
      <Reviews />
      <Contact />
    </>
  );
}
