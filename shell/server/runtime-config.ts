import type { RuntimeConfig } from '@getaway/contracts/runtime-config';
import type { EdgeConfig } from './config.ts';

const backOffice = ['/admin', '/admin-login'];

type Addresses = Pick<
  EdgeConfig,
  'MF_PUBLIC_ADDRESS' | 'MF_ADMIN_ADDRESS' | 'STRIPE_PUBLISHABLE_KEY' | 'STRIPE_SANDBOX_URL'
>;

/** The answer of `/config.json`. */
export function runtimeConfigOf(config: Addresses): RuntimeConfig {
  return {
    apps: [
      {
        name: 'mf_public',
        entry: `${config.MF_PUBLIC_ADDRESS}mf-manifest.json`,
        paths: ['/'],
        except: backOffice,
      },
      {
        name: 'mf_admin',
        entry: `${config.MF_ADMIN_ADDRESS}mf-manifest.json`,
        paths: backOffice,
        except: [],
      },
    ],
    payments: {
      publishableKey: config.STRIPE_PUBLISHABLE_KEY,
      scriptUrl: config.STRIPE_SANDBOX_URL === undefined ? null : '/sandbox/stripe.js',
    },
  };
}

/** The origins, other than the site's own, that browsers load remotes from. */
export function remoteOrigins(config: Addresses): string[] {
  const addresses = [config.MF_PUBLIC_ADDRESS, config.MF_ADMIN_ADDRESS];
  return [
    ...new Set(
      addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin),
    ),
  ];
}
