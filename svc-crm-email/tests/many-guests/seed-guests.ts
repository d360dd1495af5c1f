import type pg from 'pg';

/** Adds guests as they come in life: most with a stay or none, some with many, a few with tags and in sequences. */
export async function seedGuests(database: pg.Pool, count: number, from = 0): Promise<void> {
  await database.query(
    `INSERT INTO guests (id, first_name, last_name, guest_name, email, phone, tags, sequence_step, total_stays,
       lifetime_value, last_contact_date, first_stay_date, last_stay_date)
     SELECT 'guest-' || n, first, last, first || ' ' || last, lower(first) || '.' || lower(last) || n || '@example.com',
       '+1 404 555 ' || lpad((n % 10000)::text, 4, '0'),
       CASE WHEN n % 50 = 0 THEN 'vip, wine' WHEN n % 20 = 0 THEN 'returning' END,
       CASE WHEN n % 10 = 0 THEN 1 + n % 6 ELSE 0 END, stays, stays * (350 + n % 400),
       CASE WHEN n % 3 = 0 THEN now() - (n % 700) * interval '1 day' END,
       CASE WHEN stays > 0 THEN current_date - 700 + n % 300 END, CASE WHEN stays > 0 THEN current_date - n % 300 END
     FROM generate_series($1::int, $2::int) n,
       LATERAL (SELECT (ARRAY['Maya','Adam','Zoe','Noah','Lena','Omar','Ines','Paul'])[1 + n % 8] AS first,
         (ARRAY['Okafor','Beck','Moreau','Silva','Novak','Haddad','Tanaka'])[1 + (n / 8) % 7] || chr(97 + n % 26)
           || chr(97 + (n / 26) % 26) AS last,
         (n * 7919) % 97 % 5 * ((n * 31) % 4) / 3 AS stays) made`,
    [from + 1, from + count],
  );
  await database.query('VACUUM ANALYZE guests');
}

/** Every kind of page that the list can show. */
export const pages = {
  'no filter, by name': '',
  'by name, last first': '?sortBy=name&sortOrder=desc',
  'by stays': '?sortBy=stays&sortOrder=desc',
  'by lifetime value': '?sortBy=lifetimeValue&sortOrder=desc',
  'by last contact, newest first': '?sortBy=lastContact&sortOrder=desc',
  'by last contact, oldest first': '?sortBy=lastContact',
  'the 20th page': '?offset=380',
  'a whole name': '?search=Maya%20Okaforaa',
  'a part of a name': '?search=kafora',
  'a frequent name': '?search=maya',
  'an address': '?search=beckbb9%40example',
  'a telephone number': '?search=555%200123',
  'two characters': '?search=ze',
  'no match': '?search=nobody%20at%20all',
  'at least 3 stays': '?minStays=3',
  'at most 1 stay': '?maxStays=1',
  'a range of value': '?minValue=500&maxValue=900&sortBy=lifetimeValue',
  'a tag': '?tags=wine',
  'in a sequence': '?sequenceStatus=active',
  'out of all sequences': '?sequenceStatus=completed',
  'in none': '?sequenceStatus=inactive&sortBy=lastContact&sortOrder=desc',
  'everything together': '?search=maya&minStays=1&minValue=300&tags=vip&sortBy=stays&sortOrder=desc',
} as const;
