import { cardFeeTenThousandths, cleaningFeeCents, usualMoneyRules } from '@getaway/kernel/money-rules';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { moneySchema } from './money.ts';
import { bundledProperty, mediaOrigins, parseProperty, parsePublished } from './property.ts';

describe('the property file', () => {
  it('comes right with the project', () => {
    expect(parseProperty(bundledProperty)).toEqual({ ok: true, property: bundledProperty });
  });

  it('names every fault of a wrong one', () => {
    const { name: _name, ...nameless } = bundledProperty;
    const outcome = parseProperty({
      ...nameless,
      timeZone: 'Mars/Olympus',
      checkIn: { time: '25:00', note: 'x' },
    });
    expect(outcome).toMatchObject({ ok: false });
    expect(outcome.ok ? [] : outcome.faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['name', 'timeZone', 'checkIn.time']),
    );
  });

  it('is at most as long as a message to the other parts', () => {
    const padded = (spaces: number) => ({ ...bundledProperty, name: `Fox Hollow${' '.repeat(spaces)}` });
    const others = JSON.stringify(padded(0)).length;
    const bytes = new TextEncoder().encode(JSON.stringify(padded(0))).length;
    expect(bytes).toBeGreaterThan(others);
    expect(parseProperty(padded(1_000_000 - bytes))).toMatchObject({ ok: true });
    expect(parseProperty(padded(1_000_001 - bytes))).toEqual({
      ok: false,
      faults: ['(file): The house has more than 1 MB of text: make some of its texts shorter'],
    });
  });

  it("takes the host's own photos and film, and tells where they come from", () => {
    const [tub, bed] = ['https://photos.example/tub.jpg', 'https://photos.example/bed.jpg'];
    const film = { mp4: 'HTTPS://Films.example/loop.mp4', poster: 'https://photos.example/first.jpg' };
    const media = { photos: { 'hot-tub': tub, bedroom: bed }, film };
    const outcome = parseProperty({ ...bundledProperty, media });
    const photos = { 'hot-tub': { file: tub }, bedroom: { file: bed } };
    expect(outcome).toEqual({ ok: true, property: { ...bundledProperty, media: { photos, film } } });
    expect(outcome.ok && mediaOrigins(outcome.property)).toEqual([
      'https://photos.example',
      'https://films.example',
    ]);
    expect(mediaOrigins(bundledProperty)).toEqual([]);
  });

  it.each([
    // The security policy of every page names the host.
    [{ photos: { house: 'https://x;sandbox/a.jpg' } }, 'media.photos.house'],
    [{ photos: { house: "https://x'none'/a.jpg" } }, 'media.photos.house'],
    [{ photos: { house: 'https://x,y/a.jpg' } }, 'media.photos.house'],
    [{ photos: { house: 'https://*/a.jpg' } }, 'media.photos.house'],
    [{ photos: { house: 'https://me:secret@photos.example/a.jpg' } }, 'media.photos.house'],
    [{ photos: { bedroom: 'http://photos.example/b.jpg' } }, 'media.photos.bedroom'],
    [{ film: { mp4: 'https://films.example/loop.mp4' } }, 'media.film.poster'],
    [{ movie: {} }, 'media.movie'],
    [{ logo: 'https://photos.example/logo.svg' }, 'media.logo'],
    [{ logo: '../logo.svg' }, 'media.logo'],
    [{ logo: 'logo.pdf' }, 'media.logo'],
  ])('names the fault in %j', (media, path) => {
    const outcome = parseProperty({ ...bundledProperty, media });
    expect(outcome.ok ? [] : outcome.faults.map((fault) => fault.split(':')[0])).toContain(path);
  });
});

const house = { ...bundledProperty, texts: undefined };

function faultsOf(file: unknown): string[] {
  const outcome = parseProperty(file);
  return outcome.ok ? [] : outcome.faults;
}

function pathsOf(file: unknown): string[] {
  return faultsOf(file)
    .map((fault) => fault.split(':')[0] ?? '')
    .sort();
}

it.each([
  [{ latitude: 91 }, 'address.latitude: Latitude must be a number of degrees from -90 to 90, such as 33.775'],
  [
    { longitude: '12' },
    'address.longitude: Longitude must be a number of degrees from -180 to 180, such as -84.296',
  ],
])('refuses the coordinates %j', (coordinates, fault) => {
  const address = { ...bundledProperty.address, ...coordinates };
  expect(faultsOf({ ...house, address })).toEqual([fault]);
});

it.each([
  [{ latitude: 33.8 }, 'longitude'],
  [{ longitude: -84.3 }, 'latitude'],
] as const)('refuses %j alone', (given, missing) => {
  const { latitude: _latitude, longitude: _longitude, ...neither } = bundledProperty.address;
  expect(faultsOf({ ...house, address: { ...neither, ...given } })).toEqual([
    `address.${missing}: Missing: give latitude and longitude, or leave both out`,
  ]);
  expect(faultsOf({ ...house, address: neither })).toEqual([]);
});

it('refuses the place where programs put what has none', () => {
  const at = (latitude: number, longitude: number) =>
    pathsOf({ ...house, address: { ...bundledProperty.address, latitude, longitude } });
  expect(at(0, 0)).toEqual(['address.latitude']);
  expect(at(0, -78.4678)).toEqual([]);
  expect(at(51.4779, 0)).toEqual([]);
  expect(at(-90.1, 180.1)).toEqual(['address.latitude', 'address.longitude']);
});

it('lets guests in only after those of the night before have left', () => {
  const withTimes = (checkIn: string, checkOut: string) =>
    faultsOf({ ...house, checkIn: { time: checkIn, note: 'a' }, checkOut: { time: checkOut } });
  expect(withTimes('10:00', '23:00')).toEqual([
    'checkIn.time: Check-in at 10:00 AM is before check-out at 11:00 PM, so guests would arrive before others have left: make check-in later, or check-out earlier',
  ]);
  expect(withTimes('11:00', '11:00')).toEqual([]);
  expect(withTimes('25:00', '23:00')).toEqual(['checkIn.time: Enter a time as HH:MM']);
  const untilTen = { ...house, policies: { latestCheckIn: '10:00' } };
  expect(faultsOf({ ...untilTen, checkIn: { time: '16:00', note: 'a' } })).toEqual([
    'policies.latestCheckIn: The latest check-in at 10:00 AM is before check-in starts at 4:00 PM: make it later, or leave it out',
  ]);
  const late = { ...house, policies: {}, checkIn: { time: '23:00', note: 'a' } };
  expect(faultsOf(late), 'later than usual').toEqual([]);
});

it('counts a half bathroom, and no other part of one', () => {
  for (const bathrooms of [1, 1.5, 2.5, 999]) expect(faultsOf({ ...house, bathrooms })).toEqual([]);
  for (const bathrooms of [0.5, 1.25, 999.5, '1.5'])
    expect(faultsOf({ ...house, bathrooms }), String(bathrooms)).toEqual([
      'bathrooms: Must be a number from 1 to 999 in steps of a half, such as 1.5',
    ]);
});

it('takes a phone number in the spelling of any country, and nothing that no phone dials', () => {
  const withPhone = (phone: string) => faultsOf({ ...house, contact: { ...house.contact, phone } });
  for (const phone of ['(404) 555-0137', '+44 (0)20 7946 0958', '+81 3-1234-5678', '404.555.0137 ext. 12'])
    expect(withPhone(phone)).toEqual([]);
  for (const phone of ['ask the owner', '12345', '+1 404 555 013', '1-800-LANTERN', '555-0137 or 555-0138'])
    expect(withPhone(phone), phone).toEqual([
      'contact.phone: Phone must be one number in digits that guests can dial, such as +1 201 555 0123',
    ]);
  expect(withPhone(' ')).toEqual(['contact.phone: Phone is required']);
});

it('reads a phone number in the house’s country, or asks for its country code with an example of that country', () => {
  const inCountry = (country: string, phone: string) => {
    const { state: _state, ...address } = house.address;
    return { ...house, address: { ...address, country }, contact: { ...house.contact, phone } };
  };
  const faultsIn = (country: string, phone: string) => faultsOf(inCountry(country, phone));
  const rule = 'contact.phone: Phone needs its country code so that guests abroad can dial it, such as';
  expect(faultsIn('PT', '912 345 678')).toEqual([]);
  expect(faultsIn('PT', '+44 20 7946 0958')).toEqual([]);
  expect(faultsIn('PT', '7946 0958')).toEqual([`${rule} +351 912 345 678`]);
  expect(faultsIn('PT', '+999 123456789')).toEqual([`${rule} +351 912 345 678`]);
  expect(faultsIn('US', '555-0137')).toEqual([`${rule} +1 201 555 0123`]);
  expect(faultsIn('PT', 'call us')).toEqual([
    'contact.phone: Phone must be one number in digits that guests can dial, such as +351 912 345 678',
  ]);
  expect(parseProperty(inCountry('PT', '912 345 678'))).toMatchObject({
    property: { contact: { phone: '+351 912 345 678' } },
  });
  expect(parsePublished(inCountry('PT', '7946 0958'))).toMatchObject({
    property: { contact: { phone: '7946 0958' } },
  });
});

it.each(['beach', 'shower', 'sun'])('takes %s as the icon of an amenity', (icon) => {
  const texts = { home: { amenities: { list: [{ icon, label: 'Ours' }] } } };
  expect(faultsOf({ ...house, texts })).toEqual([]);
});

it('is shown as it was published, whatever today’s rules for hosts are', () => {
  const { longitude: _longitude, ...address } = bundledProperty.address;
  const earlier = { ...house, address, checkOut: { time: '20:00' } };
  expect(pathsOf(earlier)).toEqual(['address.longitude', 'checkIn.time']);
  expect(parsePublished(earlier)).toMatchObject({ ok: true, property: { checkOut: { time: '20:00' } } });
  expect(parsePublished({ ...earlier, name: '' })).toEqual({ ok: false, faults: ['name: Name is required'] });
});

describe('a house in no city’s reach', () => {
  const { minutesFromCity: _minutes, ...remote } = house;

  it('has default texts without the minutes, and its town for the place', () => {
    const outcome = parseProperty(remote);
    if (!outcome.ok) throw new Error(outcome.faults.join());
    const { home, weekdayEscape } = outcome.property.texts;
    expect(home.hero.promise).toMatch(/the whole place to yourselves\.$/);
    expect(home.intro.blurbs.at(-1)?.text).toMatch(/here for sunset, with your own parking at the door\.$/);
    expect(home.contact.location).toBe('Decatur, Georgia');
    expect(weekdayEscape.page.description).toMatch(/and plenty of quiet\.$/);
    expect(JSON.stringify(outcome.property)).not.toMatch(/\{minutes\}|undefined|""/);
  });

  it('cannot be published with a text of its own that is about the minutes alone', () => {
    const texts = {
      home: {
        hero: { title: '{minutes} minutes to calm', promise: 'Calm. {minutes} minutes away.' },
        contact: { title: 'Write', location: '{minutes} minutes from Burlington' },
      },
    };
    expect(faultsOf({ ...remote, texts })).toEqual([
      'texts.home.hero.title: Nothing is left of this text without Minutes from the city: fill that in, or leave {minutes} out',
    ]);
    expect(faultsOf({ ...house, texts })).toEqual([]);
    const shown = parsePublished({ ...remote, texts });
    expect(shown.ok && shown.property.texts.home).toMatchObject({
      hero: { title: '… minutes to calm', promise: 'Calm.' },
      contact: { location: 'Decatur, Georgia' },
    });
  });

  it('never has an empty text or a trace of the minutes, whatever its texts say', () => {
    const part = fc.constantFrom(
      '{minutes} minutes away',
      'A lake',
      '. ',
      ', ',
      ' (',
      ')',
      ': ',
      ' and ',
      '{name}',
    );
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 6 }), (parts) => {
        const title = `${parts.join('').trim()}!`;
        const outcome = parsePublished({ ...remote, texts: { home: { hero: { title } } } });
        const shown = outcome.ok && outcome.property.texts.home.hero.title;
        expect(shown).toMatch(/./);
        expect(shown).not.toMatch(/\{minutes\}|undefined/);
      }),
    );
  });
});

describe('the texts of a house', () => {
  it('are the bundled ones where the host has none, with the facts of the host', () => {
    const outcome = parseProperty({ ...house, name: 'Birch Cabin', minutesFromCity: 35 });
    expect(outcome.ok && outcome.property.texts.home.intro.lead).toMatch(
      /^Birch Cabin welcomes just one couple/,
    );
    expect(outcome.ok && outcome.property.texts.home.hero.promise).toContain('35 minutes from the city');
  });

  it('are changed one by one; a list is taken whole', () => {
    const own = {
      home: {
        hero: { title: 'Snow on the roof' },
        intro: { blurbs: [{ icon: 'bed', title: 'a', text: 'b' }] },
      },
    };
    const outcome = parseProperty({ ...house, texts: own });
    const home = outcome.ok ? outcome.property.texts.home : undefined;
    expect(home?.hero.title).toBe('Snow on the roof');
    expect(home?.hero.promise).toBe(bundledProperty.texts.home.hero.promise);
    expect(home?.intro.blurbs).toHaveLength(1);
  });

  it('can have no concierge services, and show no amenity with a picture', () => {
    const home = { concierge: { services: [] }, amenities: { scenes: [] } };
    const outcome = parseProperty({ ...house, texts: { home } });
    expect(outcome.ok && outcome.property.texts.home).toMatchObject(home);
  });

  it('never come with the reviews and answers of another house', () => {
    const { reviews: _reviews, parentReviews: _parents, answers: _answers, ...silent } = house;
    const outcome = parseProperty(silent);
    expect(outcome.ok && outcome.property).toMatchObject({ reviews: [], parentReviews: [], answers: {} });
  });
});

describe('a file with faults', () => {
  it('lists every fault by its path', () => {
    const { name: _name, ...nameless } = house;
    const wrong = {
      ...nameless,
      timeZone: 'Mars/Olympus',
      contact: { ...house.contact, email: 'nobody' },
      checkOut: { time: '11 AM' },
      beds: 0,
      policies: { minimumAge: 16 },
      colours: { text: 'white' },
      reviews: [{ guests: 'Ann', occasion: 'Birthday' }],
      media: { photos: { 'hot-tub': '/etc/passwd.jpg' } },
      texts: { home: { amenities: { scenes: [{ picture: 'sauna', title: 'Sauna', text: 'Hot.' }] } } },
      swimmingPool: true,
    };
    expect(pathsOf(wrong)).toEqual([
      'beds',
      'checkOut.time',
      'colours.text',
      'contact.email',
      'media.photos.hot-tub',
      'name',
      'policies.minimumAge',
      'reviews.0.text',
      'swimmingPool',
      'texts.home.amenities.scenes.0.picture',
      'timeZone',
    ]);
  });

  it.each([
    [
      'an amount beside the offer',
      { weekdayEscape: { saved: { title: '$100 saved' } } },
      'weekdayEscape.saved.title',
    ],
    ['a fill-in that is none', { home: { hero: { title: 'Come to {city}' } } }, 'home.hero.title'],
    ['a text beyond its bound', { home: { hero: { title: 'a'.repeat(121) } } }, 'home.hero.title'],
    ['a section that is none', { home: { sauna: { title: 'Sauna' } } }, 'home.sauna'],
    [
      'another rule of refunds',
      { legal: { terms: { more: [{ heading: 'Money', text: 'We refund nothing within 30 days.' }] } } },
      'legal.terms.more.0.text',
    ],
  ])('names %s', (_what, texts, path) => {
    expect(pathsOf({ ...house, texts })).toEqual([`texts.${path}`]);
  });

  it.each([
    '../secrets/tub.jpg',
    '/srv/tub.jpg',
    'C:\\tub.jpg',
    'file:///tub.jpg',
    'tub.svg',
    'http://a.example/b.jpg',
  ])('takes no photo at %s', (file) => {
    expect(pathsOf({ ...house, media: { photos: { bedroom: file } } })).toEqual(['media.photos.bedroom']);
  });

  it.each([
    [{ file: 'tub.svg' }, 'media.photos.bedroom.file'],
    [{ file: 'tub.jpg', alt: '' }, 'media.photos.bedroom.alt'],
    [{ file: 'tub.jpg', alt: 'x'.repeat(301) }, 'media.photos.bedroom.alt'],
    [{ file: 'tub.jpg', focus: { x: 101, y: 0 } }, 'media.photos.bedroom.focus.x'],
    [{ file: 'tub.jpg', focus: { x: 50 } }, 'media.photos.bedroom.focus.y'],
    [{ file: 'tub.jpg', title: 'Tub' }, 'media.photos.bedroom.title'],
    [null, 'media.photos.bedroom'],
  ])('names what is wrong about a photo: %j', (bedroom, path) => {
    expect(pathsOf({ ...house, media: { photos: { bedroom } } })).toEqual([path]);
  });

  it('takes a photo with its description and the point that stays in view', () => {
    const bedroom = { file: 'photos/bed.jpg', alt: 'The bed under the gable', focus: { x: 30, y: 62.5 } };
    const outcome = parseProperty({ ...house, media: { photos: { bedroom, dining: 'table.jpg' } } });
    expect(outcome.ok && outcome.property.media?.photos).toEqual({ bedroom, dining: { file: 'table.jpg' } });
  });

  it('takes a photo of a name of its own, whether a text shows it or the gallery alone', () => {
    const media = { photos: { sauna: 'photos/sauna.jpg' } };
    const scenes = [{ picture: 'sauna', title: 'Sauna', text: 'Ninety degrees.' }];
    expect(pathsOf({ ...house, media })).toEqual([]);
    expect(pathsOf({ ...house, media, texts: { home: { amenities: { scenes } } } })).toEqual([]);
  });
});

describe('the rules of money', () => {
  const withMoney = (money: object, texts?: object) => ({
    ...house,
    policies: { money },
    ...(texts && { texts }),
  });

  it('are the usual ones where the host sets none', () => {
    const { policies: _policies, ...silent } = house;
    for (const file of [silent, { ...house, policies: { minimumAge: 21 } }, withMoney({})]) {
      const outcome = parseProperty(file);
      expect(outcome.ok && outcome.property.policies.money).toEqual(usualMoneyRules);
    }
  });

  it('are set one by one', () => {
    const outcome = parseProperty(withMoney({ cleaningFee: 0, cardFeePercent: 0, refundNoticeHours: 168 }));
    expect(outcome.ok && outcome.property.policies.money).toEqual({
      ...usualMoneyRules,
      cleaningFee: 0,
      cardFeePercent: 0,
      refundNoticeHours: 168,
    });
  });

  it.each([
    ['cleaningFee', [-1, 85.5, 2001, '85', null, 1e21]],
    ['cardFeePercent', [-0.01, 2.555, 10.01, '2.5', null, 1e21]],
    ['refundNoticeHours', [23, 48.5, 721, '48']],
    ['specialNoticeHours', [47, 168.5, 721]],
    ['paymentHours', [0, 1.5, 169]],
    ['newsletterOffer', [0, 49.99, 501]],
    ['depositPercent', [10]],
  ])('name the fault of %s', (field, values) => {
    for (const value of values)
      expect(pathsOf(withMoney({ [field]: value })), String(value)).toContain(`policies.money.${field}`);
  });

  it('take every cleaning fee in whole dollars', () => {
    for (let cleaningFee = 0; cleaningFee <= 2_000; cleaningFee += 1) {
      expect(v.parse(moneySchema, { cleaningFee }).cleaningFee).toBe(cleaningFee);
      expect(cleaningFeeCents({ cleaningFee })).toBe(cleaningFee * 100);
    }
  });

  it('take every percentage with two decimals', () => {
    for (let hundredths = 0; hundredths <= 1_000; hundredths += 1) {
      const cardFeePercent = Number((hundredths / 100).toFixed(2));
      expect(v.parse(moneySchema, { cardFeePercent }).cardFeePercent).toBe(cardFeePercent);
      expect(cardFeeTenThousandths({ cardFeePercent })).toBe(hundredths);
    }
  });

  it('never leave guests less time on ordinary days than on special ones', () => {
    expect(faultsOf(withMoney({ refundNoticeHours: 240, specialNoticeHours: 168 }))).toEqual([
      'policies.money.specialNoticeHours: Must be at least 10 days, as on other days',
    ]);
    expect(v.parse(moneySchema, { refundNoticeHours: 240 }).specialNoticeHours).toBe(240);
    expect(v.parse(moneySchema, { refundNoticeHours: 96 }).specialNoticeHours).toBe(168);
    expect(faultsOf(withMoney({ refundNoticeHours: 240, specialNoticeHours: 240 }))).toEqual([]);
  });

  it('fill in the offer of the file, and refuse texts with another amount', () => {
    const outcome = parseProperty(withMoney({ newsletterOffer: 75 }));
    expect(outcome.ok && outcome.property.texts.weekdayEscape.hero.banner).toBe('$75 OFF CHILDCARE COVERAGE');
    const weekdays = { title: '$75 off', text: 'Take 50 dollars off.', link: 'Save {offer}' };
    const texts = {
      home: { weekdays },
      weekdayEscape: { steps: { steps: [{ title: 'One', text: '$50' }] } },
    };
    expect(faultsOf(withMoney({ newsletterOffer: 75 }, texts))).toEqual([
      'texts.home.weekdays.text: Write {offer} instead of an amount: the code takes $75 off',
      'texts.weekdayEscape.steps.steps.0.text: Write {offer} instead of an amount: the code takes $75 off',
    ]);
  });
});
