import { answeredTopics } from '@getaway/property/answers';

type House = Record<string, unknown>;

/** Words of exactly this length. */
const words = (length: number): string => 'Lake '.repeat(length).slice(0, length - 1) + 'x';

const times = <T>(count: number, make: (at: number) => T): T[] =>
  Array.from({ length: count }, (_, at) => make(at));

/** The same house with each list as long and each text of guide, reviews, answers, and pages as long as it can be. */
export function largestHouse(house: House): House {
  const reviews = times(60, () => ({ guests: words(80), occasion: words(60), text: words(800) }));
  return {
    ...house,
    name: words(80),
    tagline: words(160),
    reviews,
    parentReviews: reviews,
    answers: Object.fromEntries(answeredTopics.map((topic) => [topic, words(600)])),
    texts: { home: homeTexts(), weekdayEscape: escapeTexts(), legal: legalTexts() },
    guide: { sections: times(20, section) },
  };
}

const scene = { picture: 'fireplace', title: words(120), text: words(600) };

function homeTexts(): object {
  return {
    page: { title: words(120), description: words(300) },
    hero: { place: words(120), title: words(120), promise: words(600) },
    intro: {
      ...{ title: words(120), lead: words(600) },
      blurbs: times(6, () => ({ icon: 'fire', title: words(120), text: words(600) })),
    },
    amenities: {
      ...{ title: words(120), listTitle: words(120), scenes: times(10, () => scene) },
      list: times(24, () => ({ icon: 'fire', label: words(60) })),
    },
    concierge: {
      ...{ title: words(120), lead: words(600), packagesTitle: words(120), packages: words(600) },
      services: times(9, () => scene),
    },
  };
}

function escapeTexts(): object {
  return {
    relaxation: { title: words(120), paragraphs: times(4, () => words(600)), button: words(60) },
    freedoms: times(6, () => scene),
    steps: {
      ...{ title: words(120), button: words(60) },
      steps: times(5, () => ({ title: words(120), text: words(240) })),
    },
    signup: { title: words(120), lead: words(240), button: words(60), note: words(600) },
  };
}

function legalTexts(): object {
  const more = times(12, () => ({ heading: words(120), text: words(2_000) }));
  return {
    privacy: { intro: words(600), services: words(240), more },
    terms: {
      ...{ intro: words(600), liability: words(2_000), concierge: words(2_000), more },
      houseRules: times(20, () => words(240)),
    },
  };
}

/** Fifty characters. */
const longestNumber = '+44 (0) 20 7946 0958 extension 0123456789012345678';

function section(at: number): object {
  return {
    topic: `${'part-'.repeat(7)}${at}`,
    title: words(80),
    text: times(6, () => words(600)),
    wifi: { network: words(32), password: words(63) },
    steps: times(12, () => words(300)),
    list: times(20, () => words(300)),
    phones: times(8, () => ({ name: words(60), number: longestNumber, note: words(200) })),
    places: times(20, () => ({ name: words(80), distance: words(60), note: words(200) })),
  };
}
