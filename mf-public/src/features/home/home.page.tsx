import type { ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Concierge } from './concierge.tsx';
import { Contact } from './contact/contact.tsx';
import { DateBar } from './date-bar.tsx';
import { Gallery } from './gallery/gallery.tsx';
import { GettingHere } from './getting-here/getting-here.tsx';
import { Hero } from './hero/hero.tsx';
import { Reviews } from './reviews.tsx';
import { Introduction, LodgingData, Questions, SeasonalOffer, WeekdayNote } from './served-parts.ts';

export function HomePage(): ReactNode {
  return (
    <>
      <PageHead title={homeTexts.page.title} description={homeTexts.page.description} />
      <LodgingData />
      <Hero />
      <SeasonalOffer />
      <div>
        <Introduction />
        <Concierge />
        {property.policies.weekdayPage && <WeekdayNote />}
        <Gallery />
        <Reviews />
        <Questions />
        <GettingHere />
        <Contact />
        <DateBar />
      </div>
    </>
  );
}
