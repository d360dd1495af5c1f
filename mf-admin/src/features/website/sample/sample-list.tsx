import type { ReactNode } from 'react';
import type { SampleSection } from '@getaway/contracts/http/house-sections';
import { readSetup } from '@getaway/contracts/http/setup';
import { Link, useLocation } from 'react-router-dom';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { stillOnSale } from '../../../catalogue/sample-offers-in-words.ts';
import { TurnOffSamples } from '../../../catalogue/turn-off-samples.tsx';
import { chargeInWords } from '../../../format/charge-in-words.ts';
import { sectionTitles } from '../../../section-titles/section-titles.ts';
import { fromDraft } from '../../../ui/back-to-draft.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import type { Content } from '../content/content.ts';
import styles from './sample.module.css';
import { uncheckedAmounts } from './unchecked-amounts.ts';

interface SampleListProps {
  content: Content;
  /** The house that comes with the site. */
  sample: Content;
  fromSample: readonly SampleSection[];
  /** What of the sample a section shows, by name. */
  namesIn: (section: SampleSection) => readonly string[];
  /** Leads to a section of the editor by its key. */
  onShow: (section: string) => void;
  /** Leads to where the offer is set. */
  onShowOffer: () => void;
}

/** What guests would rely on, and be wrong. */
const dangers: Partial<Readonly<Record<SampleSection, string>>> = {
  answers: 'directions and facts of another house, which the chat tells, too',
  contact: 'contact details of another house',
  guide: 'WiFi, instructions, and emergency details of another house',
  reviews: 'reviews that your guests didn’t write',
};

const mostNamed = 3;
const longestName = 50;

/** ': Amenities › Sauna'. Where there are many or long ones, the link leads to the list. */
function fewWords(names: readonly string[]): string {
  return names.length === 0 || names.length > mostNamed || names.some(({ length }) => length > longestName)
    ? ''
    : `: ${names.join(', ')}`;
}

/** Warns before publishing of what would still show the sample house, and leads there. It forbids nothing. */
export function SampleList({
  content,
  sample,
  fromSample,
  namesIn,
  onShow,
  onShowOffer,
}: SampleListProps): ReactNode {
  const { data: setup } = useQuery(readSetup);
  const left = fromDraft(useLocation().search);
  const isOwn = content['name'] !== sample['name'];
  const offers = isOwn && setup?.hasSampleOffers ? setup.sampleOffers : [];
  const { hasSampleNights, charges, offer } = uncheckedAmounts({ content, sample }, setup);
  // Nightly prices come first: who sets them sees the other amounts there.
  const unchecked = hasSampleNights ? [] : charges;
  const lists = [fromSample, offers, unchecked];
  if (lists.every(({ length }) => length === 0) && !hasSampleNights && offer === undefined) return null;
  return (
    <div className={styles.left}>
      {fromSample.length > 0 && (
        <>
          <p>These sections still show the sample house:</p>
          <ul aria-label="Sections from the sample">
            {fromSample.map((section) => (
              <li key={section} data-whole={dangers[section] !== undefined}>
                <LinkButton onClick={() => onShow(section)}>{sectionTitles[section]}</LinkButton>
                {dangers[section] !== undefined ? (
                  <strong>: {dangers[section]}</strong>
                ) : (
                  fewWords(namesIn(section))
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {offers.length > 0 && (
        <p className={styles.offers}>
          {stillOnSale(offers)} <TurnOffSamples offers={offers} />
        </p>
      )}
      {hasSampleNights && (
        <p className={styles.offers}>
          Guests still pay the nightly prices of the sample. Set yours on{' '}
          <Link to="/admin/pricing" state={left}>
            Pricing
          </Link>{' '}
          first: your draft is kept, and you can publish it afterward.
        </p>
      )}
      {unchecked.length > 0 && (
        <p className={styles.offers}>
          Guests also pay these amounts, which came with the site:{' '}
          {unchecked.map(({ charge, amount }) => chargeInWords(charge, amount)).join(', ')}. If they aren’t
          right for your house, change fees in{' '}
          <LinkButton onClick={() => onShow('money')}>Money Rules</LinkButton> and the others on{' '}
          <Link to="/admin/pricing" state={left}>
            Pricing
          </Link>
          : your draft is kept.
        </p>
      )}
      {offer !== undefined && (
        <p className={styles.offers}>
          Subscribers of your weekday page get ${offer} off, as on the sample’s.{' '}
          <LinkButton onClick={onShowOffer}>Set the Amount</LinkButton>
        </p>
      )}
      {fromSample.length > 0 && (
        <p>You can publish now, but guests will think that these sections describe your house.</p>
      )}
    </div>
  );
}
