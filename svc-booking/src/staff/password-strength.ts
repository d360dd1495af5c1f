import { ConfigurationError } from '@getaway/service-kit/config';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** 0 to 4; 3 resists an offline attack on a slow hash. */
const leastScore = 3;
/** Building the dictionaries takes longer than a check, so there is one instance. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const everybodysWords = ['admin', 'administrator', 'getaway', 'booking', 'backoffice'];

/** Whether an attacker would try this password early. */
export type IsGuessable = (password: string, username: string) => boolean;

/** Knows passwords from leaks, and words that an attacker would try first for this property. */
export function judgePasswords(houseName: string): IsGuessable {
  const words = [...everybodysWords, houseName, ...houseName.split(/\s+/), houseName.replace(/\s+/g, '')];
  return (password, username) => estimator.check(password, [...words, username]).score < leastScore;
}

/** Stops a start whose first password would be refused as a new one. Throws a ConfigurationError. */
export function refuseGuessablePassword(
  config: { ADMIN_USERNAME: string; ADMIN_PASSWORD: string },
  isGuessable: IsGuessable,
): void {
  if (!isGuessable(config.ADMIN_PASSWORD, config.ADMIN_USERNAME)) return;
  throw new ConfigurationError([
    'ADMIN_PASSWORD is too easy to guess. Choose at least 12 characters that aren’t a common password, such as four ' +
      'unrelated words, or remove it and let `npm start` or `npm run containers secrets` create one. If the account already has ' +
      'this password, change it in the back office as well',
  ]);
}
