import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import { findOnWeb } from './campaigns.repository.ts';

/** The page of a campaign that staff show on the web; undefined for any other one. */
export async function findWebCampaign(pool: pg.Pool, id: string): Promise<string | undefined> {
  return (await findOnWeb(sqlOf(pool), id))?.html;
}
