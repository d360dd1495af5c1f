import { ConfigurationError } from '@getaway/service-kit/config';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0 to 4; 3 holds against a guesser who has the hash and is slowed down by it. */
const leastScore = 3;
/** Ranks every word of its dictionaries when it is made, which takes longer than a check: one is enough. */
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
const everybodysWords = ['admin', 'administrator', 'getaway', 'booking', 'backoffice'];

/** Whether a password would be among the first that a guesser tries. */
export type IsGuessable = (password: string, username: string) => boolean;

/** Knows the passwords that leaks are full of, and the words that somebody would try at this house first. */
export function judgePasswords(houseName: string): IsGuessable {
  const words = [...everybodysWords, houseName, ...houseName.split(/\s+/), houseName.replace(/\s+/g, '')];
  return (password, username) => estimator.check(password, [...words, username]).score < leastScore;
}

/** Stops a start whose first password would be refused if staff chose it. Throws a ConfigurationError. */
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
