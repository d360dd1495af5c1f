import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { readTaxRate } from '@getaway/contracts/http/pricing';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { HostContext } from '../../../host.ts';
import { legalFacts } from './legal-facts.ts';
import styles from './setup.module.css';

/** What the published legal pages say from the host's own settings, to be checked here, and the pages themselves. */
export function LegalStep(): ReactNode {
  const { data: house } = useQuery(readHouseDraft);
  const { data: tax } = useQuery(readTaxRate);
  const facts = legalFacts(house?.published.content, tax?.rate);
  return (
    <>
      <p>
        You’re bound by what these pages say about check-in, cancellation, house rules and guest data.
        {facts.length > 0 && ' These lines come from your own settings, so check them:'}
      </p>
      {facts.length > 0 && (
        <>
          <dl className={styles.facts} aria-label="From your settings">
            {facts.map(({ name, said, setAt }) => (
              <div key={name}>
                <dt>
                  <Link to={setAt}>{name}</Link>
                </dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
          <p>
            The rest is our standard text, together with your{' '}
            <Link to="/admin/website?part=terms">house rules</Link> and the sections that you add. You don’t
            have to read all of it to open, but a lawyer who knows your local law should.
          </p>
        </>
      )}
      <LegalPages />
    </>
  );
}

/** At the back office's own address there are none. */
function LegalPages(): ReactNode {
  if (use(HostContext) === 'standalone') return null;
  return (
    <p className={styles.links}>
      <a href="/privacy-policy" target="_blank" rel="noreferrer">
        Privacy Policy
      </a>
      <a href="/terms-of-service" target="_blank" rel="noreferrer">
        Terms of Service
      </a>
    </p>
  );
}
