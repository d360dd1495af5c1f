import { askPerson, contactLink, reply } from '../reply.rules.ts';
import type { Topic } from '../topic.rules.ts';

/** What we know of a person, and what we send them. */
export const privacyTopics: readonly Topic[] = [
  {
    asks: /\bunsubscri\w*|\bopt(?:ing)? out\b|\bstop\b.{0,20}\b(?:e-?mail|send|spam|contact|newsletter)\w*|\b(?:take|remove|get) (?:me|us|my e-?mail(?: address)?) (?:off|from|out of)\b|\bmailing list\b|\bspamm\w*/i,
    answer: (facts) =>
      askPerson(
        'Each newsletter has a link at the end that ends your subscription. We can also do it for you.',
        facts.phone,
      ),
  },
  {
    asks: /\b(?:privacy|gdpr|ccpa|cpra|(?:my|our|personal|guest) (?:data|info|information|details|profile|account)|data (?:protection|request|deletion|breach)|right to be forgotten|(?:sell|share) my|(?:what|which) (?:data|information) do you|forget me)\b|\b(?:delete|erase|remove|correct|export|download)\b.{0,15}\b(?:data|info\w*|account|e-?mail|profile|records?|details|me)\b/i,
    unless: /\b(?:private|neighbors?|fence)\b|\b(?:booking|reservation)\b/i,
    answer: (facts) => {
      const { response, links } = askPerson(
        'Our privacy policy says what we collect and why. To see, correct or delete what we have about you, talk to us directly.',
        facts.phone,
      );
      return { response, links: [...links, { label: 'Privacy policy', href: '/privacy-policy' }] };
    },
  },
];

/** A wish for a person, and who answers here. */
export const personTopics: readonly Topic[] = [
  {
    asks: /\b(?:are you|is this|am i (?:talking|speaking|chatting) (?:to|with)) (?:a |an )?(?:real |live |actual )?(?:bot|robot|human|person|ai|machine|chatbot|computer)\b|who are you/i,
    answer: (facts) =>
      reply(
        `I'm the automated assistant of ${facts.name}. I know the house, its prices and its calendar. To reach a person, call ${facts.phone} or use the contact form.`,
        contactLink,
      ),
  },
  {
    asks: /\b(?:speak|talk|chat|connect)\w* (?:me )?(?:to|with) (?:a |an |the |some|your )?(?:real |actual |live )?(?:human|person|people|someone|somebody|owner|host|staff|agent|manager|one|rep\w*)|\b(?:real|actual|live) (?:person|human|agent)\b|\b(?:contact|call|reach|e-?mail|phone|text) (?:you|the (?:owner|host|house)|someone|somebody)\b|\bphone number|\be-?mail address|\btelephone|\bcontact (?:details|info\w*|form|number)|\bcustomer (?:service|support)|\bcall me\b|\b(?:a|any) human\b|^\W*(?:human|person|agent|representative|operator|help|support)\W*$|\b(?:live chat|(?:anyone|anybody|someone|somebody) (?:there|here|available|home))\b|\bwhat'?s your e-?mail|\bneighbou?rs? (?:is|are|keeps?)\b|\bcomplain\w*|\bcomplaint|\bdisappointed\b|\b(?:not|never) (?:happy|satisfied)\b|\bunhappy\b|\bdissatisfied\b|\bdisgusting\b|\b(?:awful|horrible|worst)\b|\bunacceptable\b|\bterrible (?:stay|experience)/i,
    answer: (facts) =>
      reply(
        `Call us at ${facts.phone}, email ${facts.email}, or send a message with the contact form: we reply within 24 hours.`,
        contactLink,
      ),
  },
];
