import type { ReactNode } from 'react';
import { frameTexts, property } from '../property.ts';
import { useVisit } from './navigation.tsx';
import { siteOrigin } from './site-origin.ts';

interface PageHeadProps {
  title: string;
  description: string;
  /** Keeps the page out of search engines. */
  hidden?: boolean;
  /** The page's path where its own must not be repeated, because it is a secret. */
  address?: string;
}

const shareCard = { path: '/share.jpg', width: '1200', height: '630' };

/** What browsers, search engines and shared links say of a page; React moves it into the document's head. */
export function PageHead({ title, description, hidden = false, address: path }: PageHeadProps): ReactNode {
  const { pathname } = useVisit();
  const fullTitle = `${title} · ${property.name}`;
  const address = siteOrigin() + (path ?? pathname);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      {hidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={property.name} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={siteOrigin() + shareCard.path} />
      <meta property="og:image:width" content={shareCard.width} />
      <meta property="og:image:height" content={shareCard.height} />
      <meta property="og:image:alt" content={frameTexts.shared.pictureWords} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
