import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Amenities } from './amenities.tsx';
import { Concierge } from './concierge.tsx';
import { Contact } from './contact/contact.tsx';
import { DateBar } from './date-bar.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { Hero } from './hero/hero.tsx';
import { Intro } from './intro.tsx';
import { LodgingData } from './lodging-data.tsx';
import { WeekdayNote } from './weekday-note.tsx';
import { Questions } from './questions.tsx';
import { Reviews } from './reviews.tsx';

export function HomePage(): ReactNode {
  return (
    <>
      <PageHead title={homeTexts.page.title} description={homeTexts.page.description} />
      <LodgingData />
      <Hero />
      <div>
        <Intro />
        <Amenities />
        <Concierge />
        {property.policies.weekdayPage && <WeekdayNote />}
        <Gallery />
        <Reviews />
        <Questions />
        <Contact />
        <DateBar />
      </div>
    </>
  );
}
