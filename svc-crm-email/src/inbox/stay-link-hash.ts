import { stayToken, stayTokenHash } from '@getaway/service-kit/stay-links';
import type { LinkSource } from './stay-links.repository.ts';

/** What is stored of the link of a booking. */
export function stayLinkHash(secret: string, { id, linkVersion }: LinkSource): string {
  return stayTokenHash(stayToken(secret, id, linkVersion));
}
