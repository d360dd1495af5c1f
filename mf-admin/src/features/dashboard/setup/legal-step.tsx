import { use, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { readHouseDraft } from '@getaway/contracts/http/house-editing';
import { readTaxRate } from '@getaway/contracts/http/pricing';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { HostContext } from '../../../host.ts';
import { legalFacts } from './legal-facts.ts';
import styles from './setup.module.css';

/** What the published legal pages say from the host's own settings, to be checked here. The rest is folded. */
export function LegalStep(): ReactNode {
  const { data: house } = useQuery(readHouseDraft);
  const { data: tax } = useQuery(readTaxRate);
  const facts = legalFacts(house?.published.content, tax?.rate);
  return (
    <>
      {facts.length > 0 && (
        <>
          <p>Your legal pages say this about your house. Check that it’s right:</p>
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
        </>
      )}
      <details className={styles.folded}>
        <summary>Show the whole text</summary>
        <p>
          The rest is standard text that comes with your site. You’re bound by all of it, so have a lawyer who
          knows your local law read it. You can open your site before that.
        </p>
        <LegalPages />
      </details>
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
