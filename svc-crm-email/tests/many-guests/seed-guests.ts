import type pg from 'pg';

const firstNames =
  'Maya Adam Zoe Noah Lena Omar Ines Paul Amara Bela Chloe Dario Elif Felix Greta Hugo Isla Jonas Kira Leon Mila Nora Otis Petra Quentin Rosa Samir Tara Ugo Vera Wanda Xenia Yuki Zara Anton Bruno Clara Dina Emil Freya';

/**
 * Adds realistic guests: most with one stay or none, some with many, a few with tags and in sequences. All
 * facts are independent: each has its own random numbers.
 */
export async function seedGuests(database: pg.Pool, count: number, from = 0): Promise<void> {
  await database.query(
    `INSERT INTO guests (id, first_name, last_name, guest_name, email, phone, tags, sequence_step, total_stays,
       lifetime_value, last_contact_date, first_stay_date, last_stay_date)
     SELECT 'guest-' || n, first, last, first || ' ' || last, lower(first) || '.' || lower(last) || n || '@example.com',
       '+1 404 555 ' || lpad((n % 10000)::text, 4, '0'),
       CASE WHEN dice[2] % 50 = 0 THEN 'vip, wine' WHEN dice[2] % 20 = 0 THEN 'returning' END,
       CASE WHEN dice[3] % 10 = 0 THEN 1 + dice[4] % 6 ELSE 0 END, stays, stays * (350 + dice[4] % 400),
       CASE WHEN dice[5] % 3 = 0 THEN now() - (dice[6] % 700) * interval '1 day' END,
       CASE WHEN stays > 0 THEN current_date - 700 + dice[6] % 300 END, CASE WHEN stays > 0 THEN current_date - dice[6] % 300 END
     FROM generate_series($1::int, $2::int) n,
       LATERAL (SELECT array_agg(abs(hashint4(n * 100 + which)) ORDER BY which) AS dice FROM generate_series(1, 8) AS which) thrown,
       LATERAL (SELECT (string_to_array($3, ' '))[1 + dice[1] % 40] AS first,
         (ARRAY['Okafor','Beck','Moreau','Silva','Novak','Haddad','Tanaka'])[1 + dice[7] % 7] || chr(97 + dice[7] / 7 % 26)
           || chr(97 + dice[7] / 182 % 26) AS last,
         CASE WHEN dice[8] % 3 = 0 THEN 0 ELSE dice[8] / 3 % 4 END AS stays) made`,
    [from + 1, from + count, firstNames],
  );
  await database.query('VACUUM ANALYZE guests');
}

/**
 * Every kind of page that the list can show. The first thousand guests are the same in each seed, and
 * searches with less than a page of matches among them have a limit, so that pages have the same length and
 * only finding is measured.
 */
export const pages = {
  'no filter, by name': '',
  'by name, last first': '?sortBy=name&sortOrder=desc',
  'by stays': '?sortBy=stays&sortOrder=desc',
  'by lifetime value': '?sortBy=lifetimeValue&sortOrder=desc',
  'by last contact, newest first': '?sortBy=lastContact&sortOrder=desc',
  'by last contact, oldest first': '?sortBy=lastContact',
  'the 20th page': '?offset=380',
  'a whole name': '?search=Maya%20Okaforpe',
  'a whole name, last name first': '?search=okaforpe%20maya',
  'a part of a name': '?search=kafora&limit=6',
  'a frequent name': '?search=maya&limit=10',
  'an address': '?search=beckaq105%40example',
  'a phone number': '?search=555%200123&limit=1',
  'a phone number without spaces': '?search=%2B14045550123&limit=1',
  'two characters': '?search=ze',
  'one character': '?search=z',
  'no match': '?search=nobody%20at%20all',
  'at least 3 stays': '?minStays=3',
  'at most 1 stay': '?maxStays=1',
  'a range of value': '?minValue=500&maxValue=900&sortBy=lifetimeValue',
  'a tag': '?tags=wine&limit=10',
  'in a sequence': '?sequenceStatus=active',
  'out of all sequences': '?sequenceStatus=completed',
  'in none': '?sequenceStatus=inactive&sortBy=lastContact&sortOrder=desc',
  'everything together': '?search=rosa&minStays=1&minValue=300&tags=vip&sortBy=stays&sortOrder=desc&limit=1',
} as const;
