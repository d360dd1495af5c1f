import type { ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { PageHead } from '../../layout/page-head.tsx';
import { Explainer } from './explainer.tsx';
import { Freedoms } from './freedoms.tsx';
import { EscapeHero } from './hero/escape-hero.tsx';
import { ParentReviews } from './parent-reviews.tsx';
import { Relaxation } from './relaxation.tsx';
import { SavedCall } from './saved-call.tsx';
import { Signup } from './signup/signup.tsx';
import { Urgency } from './urgency.tsx';

/** 'Weekday Escapes': childcare paid in exchange for a newsletter signup (spec page 1, section 2). */
export function ChildcarePage(): ReactNode {
  return (
    <>
      <PageHead title={weekdayEscapeTexts.page.title} description={weekdayEscapeTexts.page.description} />
      <EscapeHero />
      <Relaxation />
      <Freedoms />
      <SavedCall />
      <Explainer />
      <ParentReviews />
      <Urgency />
      <Signup />
    </>
  );
}
