import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import bundled from '../../property.json' with { type: 'json' };
import common from '../../texts.json' with { type: 'json' };
import { moneyFaults } from './money-words.ts';
import { propertyFaults } from './property.ts';

const refund = /^“.+” is a cancellation or refund rule of its own\. Guests get back what Money Rules says/;
const price = /^“.+” names what a stay costs\. .* Pricing: leave this out$/;
const fee = /^“.+” denies a fee that guests pay\. Name the fee that they don’t pay/;
const payment = /^“.+” is a payment rule of its own\. Guests pay as Money Rules says/;
const offer = /^The weekday code takes \$50 off: name this amount, or none$/;

const promises: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    refund,
    [
      'Full refund up to the day before.',
      'Free cancellation until check-in, full refund.',
      'Cancel up to 1 hour before check-in for a full refund.',
      'Cancel until check-in: full refund',
      'Full refund any time',
      'Full refund if the ferry doesn’t run.',
      'Bookings are nonrefundable.',
      'We reimburse you if it rains.',
      'Your money back if it rains',
      'Free cancellation and free parking',
      'Flexible cancellations, always',
      'You may cancel your stay for free.',
      'You can cancel whenever you want.',
      'Stays can be canceled until the evening before.',
      'Canceling costs nothing up to 3 days before arrival',
      'A stay cannot be canceled.',
      'Sorry, no refunds.',
      'If you cancel within a week, we keep half.',
      'See our refund rules: nothing within 30 days',
      'If we have to cancel, you get half of it as a refund.',
      '\uFF26ull re\u200Bfund',
      'Full rеfund, always',
      'Full refund up to ٣ days before.',
      'Cancel free of charge up to 5 days before you arrive.',
      'Fully refundable until 7 days before arrival.',
      'We offer a 100% refund if plans change.',
      'No refunds on holidays.',
      'Not happy? Get your money back.',
      'Cancellations within 14 days are charged in full.',
      'Plans change: cancel or move your stay for free, always.',
      'Refunds: 50% up to a week before.',
      'Strict cancellation policy: half within 30 days.',
      'We’ll refund you if the hot tub is down.',
      'Change your mind? Cancel up to noon on the day of arrival.',
      'No charge if you change your mind',
      'There’s no fee at all when your plans change.',
      'If you change your mind, you pay nothing.',
      'You owe nothing if you can’t come.',
      'Get 100% back',
      'You get everything back until the day before.',
      'We’ll give you all of it back.',
      'Your payment comes back in full.',
      'You won’t lose a cent if you can’t come.',
      'Free if you can’t make it',
      'You pay nothing if you can’t travel.',
      'If you can’t make it, you get all of your money back.',
      'Your stay is paid back.',
      'You never lose your money.',
      'Cancel early for free if your plans change.',
      'Full réfund, always',
      'Fùll re\u0301fund, always',
      'Full re\u034Ffund, always',
      'Full ref\uFE0Fund, always',
      'Full re\u{E0041}fund, always',
    ],
  ],
  [
    price,
    [
      'Only $199 a night!',
      'Weeknights from $180 per night, breakfast included.',
      'Our nightly rate is 250 dollars.',
      'Two nights for $400',
      '€180/night',
      'Stay for just $150 a night this winter.',
      'Rates start at $220.',
      'From $175/night',
      'Weekdays are $50 less.',
      '$300 for the weekend',
      '€99 for a long weekend!',
      '$900 a week, all included',
      '$300/weekend',
      '$1,200 for 3 nights',
      '3 nights: $1,200',
      'A week is $900.',
      'Romantic getaways from $199',
      'from 99 €',
      'Just 99€!',
      'Book now from $99.',
      '$٢٠٠ a night',
      '１９９ € per night',
      '$२५० а nіght',
    ],
  ],
  [
    fee,
    [
      'No fees.',
      'Book direct: no extra fees, no middlemen.',
      'There’s no cleaning fee.',
      'Pay by card without any card fee',
      'We waive all fees.',
      'No cleaning fees, ever!',
      'Zero fees when you book direct.',
      'All-inclusive, no extra charges.',
      'No cleaning-fee!',
      'No cleaning fee while you stay at the park',
      'No booking, cleaning, or card fees.',
      'There are no cleaning or card fees',
      'No hidden cleaning fee',
      'We don’t charge a cleaning fee.',
      'Cleaning fee: none',
      'Cleaning fee: $0',
      'Cleaning is free of charge.',
      'Free cleaning after your stay',
      'No fee for cleaning.',
      'Nо сlеаning fее.',
    ],
  ],
  [
    payment,
    [
      'Pay on arrival, in cash if you like.',
      'A 30% deposit holds your dates.',
      'The balance is due at check-in.',
      'You only pay when you arrive.',
      'Pay half now and half at check-in.',
      'Cash on arrival is fine.',
      'You won’t be charged until you arrive.',
    ],
  ],
  [
    offer,
    [
      '$75 off on weekdays',
      'Get USD 75 off',
      '75 dollars off',
      '10% off for a week or more',
      'Returning guests get 15 percent off.',
      'A 10% discount for stays of a month',
      '15% off your first stay',
      'Stay a week and get 20% off.',
      '١٠٪ off your stay',
    ],
  ],
];

const harmless = [
  'We help you get the refund of your parking ticket.',
  'Tip $5 for the driver is plenty.',
  'Ski pass from $45, at the lift.',
  'The museum is free on Sundays.',
  'Deposit your luggage at the station.',
  'To cancel the alarm, enter 1234 before you open the door.',
  'Bring your noise-canceling headphones: 2 neighbors have roosters.',
  'Ferries are canceled in storms, so call the harbor before you leave.',
  'The sitter canceled? You’re not the first.',
  'Train cancellations are posted at the station.',
  'The rules for cancellations and refunds above apply.',
  'Cancellation',
  'Read our cancellation policy before you book.',
  'We recommend cancellation insurance, for full refunds of your flight.',
  'Dogs need a refundable deposit.',
  'If a service you paid for can’t take place, we’ll refund it in full.',
  'If an extra you paid for can’t be provided, we’ll refund it in full.',
  'If we have to cancel your stay, you get a full refund.',
  'If you need to cancel, call us any time.',
  'The boat tour gives a full refund until the evening before.',
  'Lift tickets are nonrefundable.',
  'The empty bottles are worth a deposit of 25 cents: any shop will refund it within seconds.',
  'Hotels in town charge $300 a night; we don’t.',
  'Parking is in the garage around the corner. It’s $12 a night.',
  'Your dog is welcome for $20 a night.',
  'A taxi from the airport is about $40 at night.',
  'Firewood costs $8, and one bundle lasts a night.',
  'Book direct: no booking fees and no platform fees.',
  'No hidden fees: the price that you see is what you pay.',
  'No fee for the beach, and no entrance fee at the park.',
  'The library lends books for no fee.',
  'Pay the taxi on arrival, in cash.',
  'Pay for firewood when you leave.',
  'Our pillows are 80% down and 20% feather.',
  '$20 for firewood, 10% less in summer',
  'Show your key at the café next door and get 10% off.',
  'Lift tickets are 20% off on weekdays.',
  'Use the code AUTUMN for 10% off your stay in October.',
  'With a package, you save up to $150.',
  'The cabin is 100% off the grid, and 100% off-grid means 100% quiet.',
  'Turn the heater off at 10. It takes 2 hours to cool off.',
  'Take $50 off, or USD 50 off, or 50 dollars off.',
  'Nights are at their quietest, and cost the least, from Monday to Thursday.',
  'The aquarium refunds your parking if you stay longer than two hours.',
  'If your flight is canceled, text us and we’ll keep the lights on.',
  'Rent bikes from $35 a day at the corner shop.',
  'The toll road costs $3.50, and only cards work.',
  'Please tip your chef; 20% is usual.',
  'Groceries delivered for $9.95, or free over $75.',
  'The outlet mall has 50% off everything in January.',
  'The state park charges $5 per car, no fee with an annual pass.',
  'Coffee is on us. No charge for the espresso pods either.',
  'If the power is out, cancel the sauna timer and restart it.',
  'The symphony offers half-price tickets within an hour of the show.',
  'Cancel housekeeping any time by text.',
  'Please cancel your dinner reservation at least 24 hours ahead, or the restaurant charges $20 a person.',
  'The spa next door needs 24 hours’ notice to cancel.',
  'Wine tastings start at $15 and are refunded if you buy a bottle.',
  'A night hike with a guide is $40.',
  'Free cancellation insurance comes with many credit cards.',
  'EV charging is included, no extra fee.',
  'No need to strip the beds or pay for anything at check-out.',
  'Pay the ranger on arrival at the trailhead.',
  'Any refund questions? Write to us.',
  'Our guests get 10% off at Molly’s Diner.',
  'Rooms at the inn across the road cost three times as much, about $600 a night.',
  'If you cancel a massage, please give the therapist a day.',
  'Early check-in costs $50; book it with your stay.',
  'Guests over 65 ride the bus for $1.',
  'The casino pays 98% back, they say; bring cash only.',
  'A $25 fee applies to lost keys.',
  'Damage is charged at cost.',
  'You can get a refund for returned cans at the grocery store.',
  'We can’t cancel the rooster, sorry.',
  'Smoking indoors costs $250 for cleaning.',
  'Late check-out is $30 an hour, if nobody arrives.',
  'Within 30 days of your stay, tell us about allergies.',
  'The full moon over the lake is free.',
  'Save 20% on electricity: close the shutters at noon.',
  'No cell service, no neighbors, no charge for the silence.',
  'Our honey is $12 a jar, and eggs are a dollar each.',
  'Returning guests find a discount card for the spa in the drawer.',
  'Please book the sauna before noon; you can cancel it until 4 PM.',
  'From June to August, the pool is open until 10.',
  'Weekends are for farmers’ markets, and $10 buys lunch.',
  'The airport hotel is $99 a night if your flight is early.',
  'We donate 5% of every booking to the land trust.',
  'Taxes and fees are shown before you pay.',
  'We take payment by card or Venmo when you book.',
  'Check-in is at 4, and payment is never taken at the door.',
  'Your booking includes wood for two fires a night, worth $30.',
  'All dates canceled by other guests show up in the calendar at once.',
  'For cancellations, see the terms.',
  'Cancellations happen: see below for what we refund.',
  'The train pass pays for itself within 3 days.',
  'The lighthouse tour costs $10 and is nonrefundable.',
  'Ask us about discounts at the golf course, up to 30% off on weekdays.',
  'Dry cleaning: 10% discount for guests of the house.',
  'Getaways: $50 off',
  'Kayaks are $30 for the weekend.',
  'Parking costs $25 for the weekend, in the garage.',
  'A crib is $20 for the week.',
  'Rental skis: $90 for the week',
  'Bring about $60 for a weekend of skiing.',
  'Groceries for the weekend: about $100',
  'On the weekend the band plays for $10.',
  'This weekend only $5 at the fair',
  'We donate $300 a month to the shelter.',
  'Lift passes from 45 €',
  'The ferry runs all day. From 12 €.',
  'Museum: $12',
  'From 5 to 9, the bakery sells rolls for 1 €.',
  'The cabin has firewood for $8.',
  'The house wine is $8 a glass.',
  'Free cleaning supplies are under the sink.',
  'Cleaning is included.',
  'There are no cleaning products with scent.',
  'No cleaning of fish indoors, and no fees at the pier.',
  '١٢ $ to the airport by taxi',
  'Открыто с 9 до 18, вход 5 €',
  'Leave your skis at the shop and get your deposit back.',
  'Return the bottles and get 10% back.',
  'Bring the bikes back before noon.',
  'If you change your mind about dinner, the restaurant takes no fee.',
  'No charge for the crib if you bring your own sheets.',
  'You won’t lose anything on the trail: it’s well marked.',
  'If plans change, call us.',
  'Everything goes back in its drawer.',
  'Feel free to call us if your plans change.',
  'If you can’t make it up the stairs, there’s a free elevator next door.',
  'If you can’t travel light, there is free storage in the barn.',
  'Check in early for free if your plans change.',
  'Get all of your energy back in our sauna.',
  '5% of your stay goes back to the local land trust.',
  'Don’t lose your money at the casino.',
  'Return the cans and get it all back',
  'Crème brûlée is $9 at the café.',
];

describe('what a house writes about money', () => {
  it.each(promises.flatMap(([rule, texts]) => texts.map((text) => [text, rule] as const)))(
    'refuses %j',
    (tagline, rule) => {
      expect(propertyFaults({ ...bundled, tagline })).toEqual([
        { path: 'tagline', message: expect.stringMatching(rule) as unknown },
      ]);
    },
  );

  it.each(harmless)('takes %j', (text) => {
    expect(moneyFaults({ ...bundled, answers: { nearby: text } })).toEqual([]);
    expect(moneyFaults({ ...bundled, tagline: text })).toEqual([]);
  });

  it.each([
    [{}, ['No fees.', 'No cleaning fee.', 'Pay by card, with no card fee.']],
    [{ cleaningFee: 0 }, ['No fees.', 'Pay by card, with no card fee.']],
    [{ cardFeePercent: 0 }, ['No fees.', 'No cleaning fee.']],
    [{ cleaningFee: 0, cardFeePercent: 0 }, []],
  ])('knows the fees of %j', (money, refused) => {
    const faultsOf = (pets: string) => moneyFaults({ policies: { money }, answers: { pets } });
    const texts = ['No fees.', 'No cleaning fee.', 'Pay by card, with no card fee.'];
    expect(texts.filter((text) => faultsOf(text).length > 0)).toEqual(refused);
  });

  it('says what to write instead of another amount than the offer', () => {
    const frame = { footer: { about: '$75 off on weekdays' } };
    expect(moneyFaults({ texts: { frame } })).toEqual([
      {
        path: 'texts.frame.footer.about',
        message: 'Write {offer} instead of an amount: the code takes $50 off',
      },
    ]);
    expect(moneyFaults({ texts: { frame }, policies: { money: { newsletterOffer: 75 } } })).toEqual([]);
    expect(moneyFaults({ texts: { home: { weekdays: { title: 'Get USD 75 back' } } } })).toHaveLength(1);
  });

  it('quotes the sentence, shortened', () => {
    const long = `We love guests. Full refund up to the day before${' and before'.repeat(9)}.`;
    expect(moneyFaults({ answers: { pets: long } })[0]?.message).toMatch(
      /^“Full refund up to the day before[^”]{40,50}…” is a cancellation/,
    );
  });

  it.each([
    [{ texts: { home: { hero: { promise: 'Full refund' } } } }, 'texts.home.hero.promise'],
    [{ texts: { frame: { footer: { about: 'Free cancellation' } } } }, 'texts.frame.footer.about'],
    [{ texts: { legal: { terms: { more: [{ text: 'No refunds.' }] } } } }, 'texts.legal.terms.more.0.text'],
    [{ answers: { smoking: 'Full refund' } }, 'answers.smoking'],
    [{ checkIn: { time: '16:00', note: 'Cancel until check-in' } }, 'checkIn.note'],
    [{ policies: { responsible: { name: 'Ann', note: 'Full refund' } } }, 'policies.responsible.note'],
    [{ guide: { sections: [{ text: ['10% off'] }] } }, 'guide.sections.0.text.0'],
    [{ media: { photos: { house: { file: 'a.jpg', alt: '$75 off' } } } }, 'media.photos.house.alt'],
  ])('reads %j', (house, at) => {
    expect(moneyFaults(house).map((fault) => fault.path)).toEqual([at]);
  });

  it('leaves the words of guests and passwords as they are', () => {
    const reviews = [{ guests: 'Ann', occasion: 'Trip', text: 'They gave us a full refund and 10% off!' }];
    const wifi = { network: 'Home', password: 'full-refund-10%-off' };
    expect(moneyFaults({ reviews, parentReviews: reviews, guide: { sections: [{ wifi }] } })).toEqual([]);
  });

  it.each([
    '$1 ',
    '9',
    'а',
    'free ',
    '10% ',
    'pay ',
    'cancel ',
    'no fee ',
    'if plans change ',
    'get all ',
    'e\u0316\u0301',
    '\uFE0F',
    '\u0301\u0316',
  ])('reads a text of nothing but "%s" eight times as long in about eight times the time', (piece) => {
    const timeOf = (length: number): number => {
      const house = { answers: { pets: piece.repeat(length / piece.length) } };
      const times = Array.from({ length: 7 }, () => {
        const startedAt = performance.now();
        moneyFaults(house);
        return performance.now() - startedAt;
      });
      return Math.min(...times);
    };
    // Reading the whole text again for each character would take 64 times as long.
    expect(timeOf(16_000)).toBeLessThan(32 * Math.max(timeOf(2_000), 0.2));
  });

  it('is right in all houses of the project, and in the common texts', () => {
    expect(moneyFaults({ texts: common })).toEqual([]);
    expect(moneyFaults(bundled)).toEqual([]);
    for (const name of ['vermont-cabin', 'lisbon-loft']) {
      const file = path.join(import.meta.dirname, '../../../../docs/examples', name, 'property.json');
      expect(propertyFaults(JSON.parse(readFileSync(file, 'utf8')))).toEqual([]);
    }
  });
});
