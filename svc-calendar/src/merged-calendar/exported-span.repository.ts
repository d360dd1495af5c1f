const hasSameDates =
  '(direct_stays.check_in_date, direct_stays.check_out_date) = (EXCLUDED.check_in_date, EXCLUDED.check_out_date)';

/**
 * The part of an upsert into `direct_stays` that keeps the times when our exports began and stopped showing a
 * stay's dates. A new row's `exported_since` is the time of its state if that state is exported, else null.
 * New dates, and a stay that staff bring back, start again.
 */
export const keepExportedSpan = `
  exported_since = CASE
    WHEN ${hasSameDates} AND (EXCLUDED.exported_since IS NULL OR direct_stays.exported_until IS NULL)
    THEN coalesce(direct_stays.exported_since, EXCLUDED.exported_since)
    ELSE EXCLUDED.exported_since END,
  exported_until = CASE
    WHEN ${hasSameDates} AND EXCLUDED.exported_since IS NULL AND direct_stays.exported_since IS NOT NULL
    THEN coalesce(direct_stays.exported_until, EXCLUDED.updated_at) END`;
