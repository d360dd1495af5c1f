import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 0 to 4; 3 holds against a guesser who has the hash and is slowed down by it. */
const leastScore = 3;
const everybodysWords = ['admin', 'administrator', 'getaway', 'booking', 'backoffice'];

/** Whether a password would be among the first that a guesser tries. */
export type IsGuessable = (password: string, username: string) => boolean;

/** Knows the passwords that leaks are full of, and the words that somebody would try at this house first. */
export function judgePasswords(houseName: string): IsGuessable {
  const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  const words = [...everybodysWords, houseName, ...houseName.split(/\s+/), houseName.replace(/\s+/g, '')];
  return (password, username) => estimator.check(password, [...words, username]).score < leastScore;
}
