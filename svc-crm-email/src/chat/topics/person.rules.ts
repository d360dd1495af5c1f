import type { HouseFacts } from '../facts.rules.ts';
import { askPerson, contactLink, reply, type Reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';
import { pattern } from '../pattern.rules.ts';

/** What we know of a person, and what we send them. */
export const privacyTopics: readonly Topic[] = [
  {
    asks: /\bunsubscri\w*|\bopt(?:ing)? out\b|\bstop\b.{0,20}\b(?:e-?mail|send|spam|contact|newsletter)\w*|\b(?:take|remove|get) (?:me|us|my e-?mail(?: address)?) (?:off|from|out of)\b|\bmailing list\b|\bspamm\w*/i,
    answer: (facts) =>
      askPerson(
        'Every newsletter has an unsubscribe link at the bottom. We can also do it for you.',
        facts.phone,
      ),
  },
  {
    asks: /\b(?:privacy|gdpr|ccpa|cpra|(?:my|our|personal|guest) (?:data|info|information|details|profile|account)|data (?:protection|request|deletion|breach)|right to be forgotten|(?:sell|share) my|(?:what|which) (?:data|information) do you|forget me)\b|\b(?:delete|erase|remove|correct|export|download)\b.{0,15}\b(?:data|info\w*|account|e-?mail|profile|records?|details|me)\b/i,
    unless: /\b(?:private|neighbors?|fence)\b|\b(?:booking|reservation)\b/i,
    answer: (facts) => {
      const { response, links } = askPerson(
        'Our privacy policy explains what we collect and why. To see, correct or delete your information, just ask us.',
        facts.phone,
      );
      return { response, links: [...links, { label: 'Privacy policy', href: '/privacy-policy' }] };
    },
  },
];

const service =
  '(?:(?:private |personal )?(?:chefs?|cooks?)|chauffeurs?|drivers?|(?:massage )?therapists?|masseuses?|masseurs?)';
const people = `(?:owners?|hosts?|landlord|(?:property |house )?managers?|caretakers?|staff|cleaners?|cleaning (?:lady|crew|person|people|team)|housekeepers?|maids?|handym[ae]n|plumber|electrician|technician|gardeners?)`;
const the = '(?:the|your|my|our|this)';
const contact = '(?:phone|cell|number|name|contact|e-?mail|whatsapp)';
/** Selling a service is no question about the person who does it. */
const offers =
  '(?:dinners?|meals?|services?|included|extra|free|available|expensive|worth|part of|private|vegan|vegetarian|offer\\w*|provide\\w*|allow\\w*|accept\\w*|charge\\w*|give|take)';

/** Where somebody is, who they are and how to reach them. */
const aboutPeople = pattern(
  [
    `\\bwhere(?:'s| is| are) (?:${the} )?(?:${people}|${service})\\b`,
    `\\b${contact}\\b(?: \\w+)? (?:of|for|to) (?:${the} )?(?:${people}|${service})\\b|\\b(?:${people}|${service})(?:'?s)? (?:\\w+ )?${contact}\\b`,
    `\\bwho(?:'s| is| are| will| does| do)? (?:be )?(?:${the} |our )(?:${people}|${service})\\b|\\bwho (?:do|can|should|will|would) (?:i|we) (?:call|contact|ask|talk|text|meet|reach|tell|phone|write)|\\bwho (?:owns|runs|manages|hosts|cleans|cooks|drives|is (?:cleaning|cooking|driving))\\b|\\bwhich (?:${people}|${service})\\b`,
    `\\b(?:is|are|was|were|do|does|did|will|has|have|can|could|would) ${the} ${people}\\b(?! (?:offer|provide|allow|accept|charge|give|take)\\w*)`,
    `\\b(?:is|are|was|were|has) ${the} ${service} (?!${offers}|(?:\\w+ )?${offers})\\w+|\\b(?:does|do|did|will) ${the} ${service} (?:\\w+ )?(?:speak|live|know|look|arrive|wait|call|show|text|meet|find)\\b`,
    `\\b(?:when|what time|how late)\\b[^.?!]{0,12}\\b${the} (?:${people}|${service})\\b`,
    '\\b(?:will|is|are) (?:anyone|anybody|someone|somebody|you|they) (?:going to )?(?:be |(?=meet|greet|let))(?:(?:there|home|here)\\b|(?:at|in) the (?:house|cabin|place|property)|(?:meet|greet|let)\\w*)',
    '\\b(?:speak|talk) (?:to|with) (?!my|our|his|her|their|each)\\w+|\\btext me\\b',
    `\\b${the} (?:${people}|${service}) (?:is|was|are|hasn't|hasnt|didn't|didnt|did not|never|isn't|isnt|has|won't|cancell?ed|left|forgot|doesn't)\\b(?! ${offers})`,
    `\\b(?:meet|thank|speak|talk|message|tell|call|text|contact|reach|greet\\w*|met|complain\\w*)(?: to| with| by| about)? ${the} (?:${people}|${service})\\b|\\b(?:met|greeted|welcomed) by (?:anyone|someone|somebody|an? (?:${people}|person))\\b`,
    `\\b(?:an? |is it an? |have an? )?(?:female|male|woman|lady|man) (?:${people}|${service})\\b|\\b(?:${people}|${service}) (?:be |is |are )?(?:an? )?(?:female|male|woman|women|man|men|lady|licensed|certified|insured|vaccinated)\\b`,
  ].join('|'),
  'i',
);

/** Requests for a person, questions about one, and about who answers. */
export const personTopics: readonly Topic[] = [
  {
    asks: /\b(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real |live |actual )?(?:bot|robot|human|person|ai|machine|chatbot|computer)\b|who are you/i,
    answer: (facts) =>
      reply(
        `I'm ${facts.name}'s automated assistant. I know the house, its prices and its calendar. To reach a person, call ${facts.phone} or use the contact form.`,
        contactLink,
      ),
  },
  { asks: aboutPeople, answer: reachUs },
  {
    asks: /\b(?:speak|talk|chat|connect)\w* (?:me )?(?:to|with) (?:a |an |the |some|your )?(?:real |actual |live )?(?:human|person|people|someone|somebody|owner|host|staff|agent|manager|one|rep\w*)|\b(?:real|actual|live) (?:person|human|agent)\b|\b(?:contact|call|reach|e-?mail|phone|text) (?:you|the (?:owner|host|house)|someone|somebody)\b|\bphone number|\be-?mail address|\btelephone|\bcontact (?:details|info\w*|form|number)|\bcustomer (?:service|support)|\bcall me\b|\b(?:a|any) human\b|^\W*(?:human|person|agent|representative|operator|help|support)\W*$|\b(?:live chat|(?:anyone|anybody|someone|somebody) (?:there|here|available|home))\b|\bwhat'?s your e-?mail|\bneighbou?rs? (?:is|are|keeps?)\b|\bcomplain\w*|\bcomplaint|\bdisappointed\b|\b(?:not|never) (?:happy|satisfied)\b|\bunhappy\b|\bdissatisfied\b|\bdisgusting\b|\b(?:awful|horrible|worst)\b|\bunacceptable\b|\bterrible (?:stay|experience)/i,
    answer: reachUs,
  },
];

function reachUs(facts: HouseFacts): Reply {
  return reply(
    `Call us at ${facts.phone}, email ${facts.email}, or send us a message with the contact form. We reply within 24 hours.`,
    contactLink,
  );
}
