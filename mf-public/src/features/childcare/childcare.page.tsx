import type { ReactNode } from 'react';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Explainer } from './explainer.tsx';
import { Freedoms } from './freedoms.tsx';
import { EscapeHero } from './hero/escape-hero.tsx';
import { ParentReviews } from './parent-reviews.tsx';
import { Relaxation } from './relaxation.tsx';
import { SavedCall } from './saved-call.tsx';
import { Signup } from './signup/signup.tsx';
import { Urgency } from './urgency.tsx';

/** 'Weekday Escapes': $50 of childcare for a newsletter signup (spec page 1, section 2). */
export function ChildcarePage(): ReactNode {
  return (
    <>
      <PageHead
        title="Weekday Escapes: $50 off childcare coverage"
        description={`Sign up and get $50 off a Monday to Thursday stay at ${property.name}: enough for the babysitter. Hot tub, private chef and quiet, ${property.minutesFromCity} minutes from the city.`}
      />
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
