import { amenity, listed } from '../amenities.rules.ts';
import { hostsAnswer } from '../hosts-answer.rules.ts';
import { contactLink, reply, unknown } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** As many as a booking may name; not all of them have a bed. */

/** What the house has. */
export const houseTopics: readonly Topic[] = [
  amenity(/\bhot ?tubs?\b|\bjacuzzi|whirlpool|\bspa bath/i, /hot ?tub|jacuzzi|whirlpool/i),
  amenity(/\bpools?\b|\bswim\w*/i, /\bpool\b/i, /\bpool table|\bswimsuits?\b|\bpool (?:cue|balls)/i),
  amenity(/\bsauna\b/i, /\bsauna\b/i),
  amenity(/\bgym\b|\bfitness\b|\btreadmill\b/i, /\bgym\b|fitness/i),
  amenity(
    /\b(?:movies?|cinema|tv|television|netflix|streaming|projector|hulu)\b/i,
    /movie|cinema|tv\b|projector/i,
  ),
  amenity(/\bfire ?places?\b/i, /fire/i),
  {
    // Where it is, guests read in their emails, too.
    asks: /\bwhere\b.*\bpark(?:ing)?\b/i,
    unless: /\b(?:rv|trailer|boat|truck|bus)\b/i,
    answer: ({ parking, phone }) => (parking === undefined ? unknown(phone) : reply(`${parking}.`)),
  },
  amenity(
    /\bparking\b|\bgarage\b|\bdriveway\b|\bto park\b|\b(?:we|i|you|guests|cars?) park\b|\bpark (?:the|our|my|a|an|two|2|there|on)\b/i,
    /park|garage/i,
    /\b(?:rv|trailer|boat|truck|bus|how many cars)\b/i,
    ({ parking }) => parking,
  ),
  {
    asks: /\b(?:wi-?fi|internet|network) (?:password|code|login|key)|\bpassword\b.*\b(?:wi-?fi|internet|network)\b/i,
    // Only booked guests may read it, and the chat can't tell who asks.
    answer: ({ phone }) =>
      reply(
        `If you've booked, look for the WiFi on the page of your stay, linked in your confirmation email. If you don't find it there, call ${phone} or use the contact form.`,
        contactLink,
      ),
  },
  amenity(/\bwi-?fi\b|\binternet\b|\bremote work\b|\bwork remotely\b/i, /wi-?fi|internet/i),
  amenity(/\b(?:air ?con\w*|a\/c|ac)\b/i, /climate|air ?con|a\/c|cooling/i),
  amenity(
    /\b(?:heating|heater|heated|central heat|climate control)\b/i,
    /climate|heat(?:ing|er|ed|s)?\b/i,
    /\bheated (?:pool|floors?|towel)/i,
  ),
  {
    asks: /\b(?:housekeeping|cleaned|cleaners?|cleaning)\b/i,
    unless: /\bhow much|\bfees?\b|\bcost|\bprice|\bcharge|\bduring (?:our|my|the) stay|\bdaily\b/i,
    answer: ({ amenities, money, cleaning }) => {
      const included = `${cleaning} is included in the ${money.cleaningFee > 0 ? 'cleaning fee' : 'price'}.`;
      return reply(
        amenities.some((label) => /housekeeping/i.test(label))
          ? `Housekeeping takes care of the house before you arrive, and ${included}`
          : `${included.charAt(0).toUpperCase()}${included.slice(1)}`,
      );
    },
  },
  {
    asks: /\bkitchens?\b|\b(?:can|could) we cook\b|\b(?:oven|stove|fridge|refrigerator|coffee|microwave|pots|pans|utensils)\b/i,
    // That one heats the house.
    unless: /\b(?:wood|pellet|log|heating|iron)(?:[- ]?burning)?[- ]stoves?\b|\bfire ?wood\b|\blogs\b/i,
    answer: hostsAnswer('kitchen'),
  },
  {
    asks: /\b(?:bed ?rooms?|beds?|bath ?rooms?|showers?)\b/i,
    unless:
      /\b(?:king|queen|twin|size|mattress|outdoor|walk-?in|rain) ?(?:size)?|\b(?:sofa|crib|air|rollaway|extra) bed|\bon the bed\b|\b(?:in|on|to|from|near|by) (?:the|each|every|your|our) (?:beds?|bed ?rooms?|bath ?rooms?|showers?)\b|\b(?:is|are) the (?:beds?|showers?|bath ?rooms?|bed ?rooms?)\b/i,
    answer: (facts) =>
      reply(
        `The house has ${counted(facts.bedrooms, 'bedroom')}, ${counted(facts.beds, 'bed')} and ${counted(facts.bathrooms, 'bathroom')}.`,
      ),
  },
  {
    asks: /\bhow many (?:people|guests|persons|of us|adults)\b|\b(?:sleeps?|accommodates?|capacity|max(?:imum)? (?:guests|people|occupancy|number of guests))\b|\b(?:third|three|four|five|six|[3-9]) (?:people|guests|persons?|adults|of us|couples|friends)\b|\b(?:another|second) couple\b|\b(?:two|2) couples\b|\b(?:extra|additional|more|third|3rd) (?:guests?|persons?|people)\b/i,
    answer: (facts) => {
      const forWhom = facts.sleeps === 2 ? 'is made for couples and accommodates' : 'accommodates';
      const nights = `${facts.name} ${forWhom} ${counted(facts.sleeps, 'guest')}.`;
      return reply(
        facts.sleeps < facts.mostGuests
          ? `${nights} You can list up to ${facts.mostGuests} guests in your booking, so friends or family can join you during the day. The price stays the same.`
          : nights,
      );
    },
  },
  amenity(/\bfire ?pits?\b(?!.*\bevening\b)|\bcamp ?fire\b/i, /fire ?pit|camp ?fire|bonfire/i),
  {
    asks: /\bamenit|\bwhat (?:do you have|does the house have|(?:all )?is included|'s included|comes with|do we get)|\bwhat's included|\bincluded in\b|\bwhat should (?:i|we) (?:bring|pack)\b/i,
    unless: /\btax/i,
    answer: (facts) =>
      reply(`Your stay includes ${listed(facts.amenities)}.`, {
        label: 'All amenities',
        href: '/#amenities',
      }),
  },
  {
    asks: /\breviews?\b|\btestimonials?\b|\bratings?\b|\bwhat (?:do|did) (?:other )?(?:guests|people) (?:say|think)/i,
    answer: (facts) =>
      facts.hasReviews
        ? reply('You can read what our guests say on the home page.', { label: 'Reviews', href: '/#reviews' })
        : unknown(facts.phone),
  },
  {
    asks: /\b(?:instagram|facebook|social media|photos?|pictures?|video tour)\b/i,
    unless: /\b(?:photographer|photo ?shoot|take photos|wedding)\b/i,
    answer: (facts) =>
      reply(
        facts.social
          ? `You'll find more pictures on ${facts.social}.`
          : "You'll find our pictures on the home page.",
        { label: 'Home page', href: '/' },
      ),
  },
];

function counted(count: number, one: string): string {
  return `${count} ${count === 1 ? one : `${one}s`}`;
}
