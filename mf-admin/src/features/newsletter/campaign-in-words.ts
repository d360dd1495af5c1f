/** The spec's default (page 2, section 9): signups of the weekday page, which is the only form that has them. */
const weekdayPage = 'childcare-landing';

/** What staff read for the stored name of a campaign. Files have the name itself. */
export function campaignInWords(campaignName: string): string {
  return campaignName === weekdayPage ? 'Weekday page' : campaignName;
}
