import { argon2Sync, randomBytes } from 'node:crypto';

/** The lowest argon2id cost: one pass over 8 KiB. */
const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 };

/** A PHC string that is fast to verify. Production hashes are slow on purpose. */
export function quickHash(password: string): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: password, nonce, ...cost });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${nonce.toString('base64')}$${tag.toString('base64')}`;
}
