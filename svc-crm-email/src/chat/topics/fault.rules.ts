import { pattern } from '../pattern.rules.ts';

// Parts of a house, and words that describe them. Rooms are often the place of something harmless ('the house is
// booked'), so fewer words about them are a fault.
const device =
  '(?:hot ?tub|jacuzzi|whirlpool|spa|tub|jets|water(?: heater| pressure)?|showers?|toilets?|sinks?|drains?|faucets?|taps?|heat(?:ing|ers?)?|furnace|radiators?|a/?c|air ?con\\w*|air|fan|vents?|thermostat|wi-?fi|internet|connection|router|signal|tv|television|screen|projector|sound|speakers?|netflix|remotes?|oven|stove|burners?|fridge|refrigerator|freezer|microwave|dishwasher|kettle|toaster|coffee ?(?:maker|machine|pot)|washer|dryer|washing machine|lights?|lamps?|bulbs?|power|electricity|outlets?|sockets?|breakers?|fire ?(?:place|pit)|grill|bbq|(?:\\w+ )?doors?|lock|key ?pad|gate|windows?|blinds|beds?|mattress|pillows?|sheets|towels|linens?|sofa|couch|chairs?|floors?|walls?|ceiling|roof|pipes?|alarm|detector|propane|trash|garbage|rubbish|bins?|dumpster|septic|sewage|carpet|dishes)';
const room = '(?:house|cabin|place|(?:\\w+ ?)?rooms?|kitchen|deck|patio|terrace|driveway)';
const thing = `(?:${device}|${room})`;
const broken =
  '(?:broken|busted|dead|dirty|filthy|stained|moldy|mouldy|stuck|jammed|frozen|gone|missing|empty|out|off|down|cold|freezing|lukewarm|ice ?cold|boiling|green|cloudy|foamy|slimy|disgusting|gross|smell\\w*|stink\\w*|clogged|blocked|plugged|backed up|backing up|leaking|dripping|flooded|flooding|overflow\\w*|beeping|blinking|flashing|buzzing|humming|making (?:an? )?(?:\\w+ )?(?:noise|sound)|cutting out|acting up|acting weird|full|slow|weak|spotty|patchy|laggy|glitchy|unreliable|unstable|lumpy|squeaky|uncomfortable|blank|black|dark|loose|cracked|torn|ripped|wet|damp|brown|rusty|a mess|not (?:hot|warm|cold|working|clean|on|heating|cooling|freezing|there|opening|right)|wrong)';
const roomTrouble =
  '(?:dirty|filthy|freezing|cold|boiling|locked|flooded|flooding|disgusting|gross|dark|damp|musty|wet|moldy|stuffy|dusty|infested|a mess|smelly|smoky|leaking|not (?:clean|warm|ready|made)|full of)';
const cooler = '(?:fridge|refrigerator|freezer|a/?c|air ?con\\w*)';
const copula =
  "(?:(?:\\b(?:is|are|was|were|feels?|seems?|looks?|keeps?|went|goes|has|gets?|got|stays?|says?|isnt|runs?)\\b|'s|isn't|aren't|wasn't)(?: (?:not|all|so|too|very|really|super|extremely|way|quite|pretty|kinda|kind of|a bit|a little|half|completely|totally|just|always|still|only|been|being|getting|going|gone|now|again|like|constantly|barely|stone|ice))*)";
const works =
  '(?:work\\w*|turn\\w*|start\\w*|open\\w*|close|shut|lock|unlock|connect\\w*|heat\\w*|cool\\w*|ignit\\w*|freez\\w*|hot|warm|cold|flush\\w*|drain\\w*|light|load\\w*|clean|come on|on|respond\\w*|charg\\w*|spin\\w*|stop\\w*|run\\w*|play\\w*|show\\w*|stay)';
const supplies =
  '(?:hot water|water|heat|heating|power|electricity|wi-?fi|internet|towels|sheets|toilet paper|gas|propane|firewood|wood|lights?|signal|soap|coffee|pillows|blankets|sound|picture|pressure)';
const notAble =
  "(?:can't|cant|cannot|can not|couldn't|couldnt|could not|unable to|not able to|don't know how to|struggling to|trouble|problems|a hard time|having issues)";
const praise =
  '(?:great|amazing|lovely|nice|beautiful|wonderful|perfect|awesome|fantastic|fine|good|important|must|love\\w*|included|available|private|free|heated|right|sounds?|fun|cool|need|want\\w*|would|could|hope|if)';
const website =
  '(?:website|site|page|form|booking|checkout|calendar|link|payment|price|prices|rates?|cost|reviews?|photos?|pictures|phone|number|e-?mail|availability|dates?|discount|promo|code|info\\w*|policy|answer)';
/** A general question about the house begins this way; a fault is stated, or asked for its reason. */
const tells =
  '(?<!\\b(?:is|are|does|do|can|could|will|would|was|how \\w+ (?:is|are|does|do|will)) (?:(?:the|your|this|that|your \\w+|the \\w+) )?)';

/** Something in the house is broken, missing or not as it should be. */
export const houseFault = pattern(
  [
    // A plain statement about something in the house is a report: who only wants to know asks.
    `^(?!.*\\?)(?!.*\\b${praise}\\b)(?:.{0,200}?(?:[,.]| and| but) (?=the |our ))?(?:(?:hi|hello|hey|so|ok|um|help|sorry|and|also|one of|all|half|some of)[ ,.!]+)*(?:the |our |this |my |your |one |both )*(?:(?!(?:is|are|do|does|did|was|can|could|will|have|has|any|how|what|which|where|when|who|why|with|for)\\b)[\\w'-]+ ){0,2}?${device}\\b(?: \\w+){0,2}? (?:is|are|was|were|isn't|aren't|does|doesn't|do|don't|has|hasn't|have|needs?|keeps?|won't|can't|looks?|feels?|makes?|says?|went|came|comes|fell|broke|got|gets|runs|asks?|turned|stopped|started|quit|shut|died|clicks?|hums?|shows?|takes?)\\b`,
    `${tells}\\b${device}\\b(?: (?!(?:if|when)\\b)[\\w-]+){0,3}? ?${copula}[^.?!\\w]{1,2}${broken}\\b(?! (?:of the city|by the|in the (?:evening|price)))`,
    `${tells}\\b${room}\\b(?: (?!(?:if|when)\\b)[\\w-]+){0,3}? ?${copula}[^.?!\\w]{1,2}${roomTrouble}\\b`,
    `${tells}\\b${cooler}\\b ?${copula}? ?(?:warm|hot)\\b`,
    `${tells}\\b${thing}(?: [\\w-]+){0,2}? ?(?:\\b(?:is|are|feels?|seems?|gets?|runs?)|'s) (?:way |much |far |a bit |a little )?too \\w+`,
    `${tells}\\b${thing}\\b[^.?!]{0,20}(?:\\b(?:not|isnt|doesnt|wont|cant|cannot|stopped|never|didnt|arent|werent|wasnt|dont|barely|hardly)\\b|n't)[^.?!]{0,15}\\b${works}\\b`,
    `${tells}\\b${device} (?:has|have|had|shows?|gives?|gets?|with) (?:\\w+ )?(?:no|little|low|zero|weak|barely|hardly|an? (?:error|leak|crack|hole|problem|stain|smell|tear))\\b|${tells}\\b${device}\\b[^.?!]{0,15}\\b(?:errors?|error (?:code|light|message)|log ?in)\\b`,
    `${tells}\\b${thing} (?:\\w+ ){0,3}?(?:keeps? (?:\\w+ )?\\w+ing|smells?|stinks?|beeps?|leaks?|drips?|flickers?|buzzes|rattles|squeaks|trips|drops|disconnects|cuts? out|(?:turns?|shuts?) (?:itself )?(?:off|down)|overflows?|backs up|stays? (?:black|cold|off|dark|on)|acts? (?:up|weird))\\b`,
    `\\b${notAble} (?:get|make|getting|making) [\\w -]{1,25} to (?:\\w+)\\b`,
    `\\b(?:is|are|why (?:is|are)) (?:the |our |this )?${device} (?:down|broken|dead|out(?! ?(?:doors?|side))|off|supposed to be|stuck|acting)\\b|\\bwhy (?:is|are|isn't|won't|does|doesn't|do|don't|can't) (?:the |our |this |it )${device}\\b`,
    `\\b${device} (?:${broken.replace('(?:broken', '(?:too \\w+|broken')})(?=\\W*$| ?[,.!?;]| (?:and|again|now|since|please|pls|help|at|in the|all|what|who|can)\\b)`,
    `\\b(?:(?:there(?:'s| is| are| isn't| aren't)|we have|we've got|still|got|have|has)|^\\W*(?:help\\W+)?) (?:no|any|barely any|hardly any) ${supplies}\\b(?<!(?:do|does|did|is|are) (?:\\w+ )?have any ${supplies})`,
    `^\\W*(?:no|low|weak) ${supplies}\\b|\\bno (?:sound|picture|image|audio|video|signal|pressure|power|heat|hot water|light)\\b[^.?!]{0,15}\\b(?:on|in|from|out of|at|to|coming)\\b`,
    `\\b${notAble} (?:\\w+ )?(?:get|getting|make|open|opening|turn|turning|connect\\w*|start\\w*|light\\w*|unlock\\w*|lock\\w*|work|working|operat\\w*|figure|figuring|reach|flush\\w*|close|closing|shut|find|finding|locat\\w*|see|hear|use|using|adjust\\w*)(?: out| on| off| up| down)? (?:how |where )?(?:the|it|this|in|inside|into|to|your|any|our|a)\\b(?! ${website}| (?:\\w+ )?${website})`,
    `\\b(?:where (?:is|are|do (?:we|i|you))|how do (?:we|i)) (?:the |find the |turn off the |reset the |put the |take the )+(?:breaker|fuse|shut ?off|water (?:valve|main)|extra|spare|trash|garbage|plunger|mop|broom|vacuum|remote|thermostat|light switch|corkscrew|iron|router)\\b`,
    '\\bnothing (?:on|from|comes|happens|works)\\b|\\b(?:out of order|leak(?:s|ing|ed|y)?|clogged|overflow\\w*|tripped|locked (?:us|me|ourselves|myself)? ?out|stopped working|burst|blown fuse|blackout|power (?:cut|outage)|backed up)\\b',
    '\\bwater (?:\\w+ ){0,3}?(?:through|from|down|all over|everywhere|out of) (?:the |our |my )?(?:\\w+ )?(?:ceiling|roof|walls?|floor|lights?|toilet|sink|pipes?|everywhere)\\b',
    '\\b(?:smell(?:s|ing)?|stinks?|reeks?) (?:\\w+ )?(?:like|of|bad|terrible|awful|funny|weird|musty|in (?:the|here)|from|up)\\b|\\bstench\\b|\\bblowing (?:warm|hot|cold) air\\b',
    `\\b(?:wrong with|(?:problems?|issues?|trouble) with|(?:broke|cracked|spilled|damaged|stained|smashed)) (?:\\w+ ){0,5}?(?:${thing}|glass|plate|cup|vase|table|wine|it|something)\\b`,
    `\\b(?:ran|run|running|we(?:'re| are)) out of (?:${supplies}|toilet)|\\bneed (?:some |a few )?(?:more|extra|new|fresh|clean) ${supplies}|\\b(?:bring|send|get) (?:us )?(?:some )?(?:more|extra|fresh) ${supplies}`,
    "\\b(?:found|saw|there(?:'s| is| are| was)|full of|seeing) (?:\\w+ ){0,2}?(?:ants|roach\\w*|cockroach\\w*|bed ?bugs?|bugs|mouse|mice|rats?|wasps?|bees|spiders?|snakes?|bats?|bug|insects?|raccoons?|squirrels?|bee|mold|mould|hair|blood|stains?)\\b",
    `\\bbroken (?:${thing}|glass|\\w+ in the)\\b|\\b(?:we|i) (?:\\w+ )?broke\\b|\\b(?:something|it)(?:'s| is) (?:broken|leaking)\\b|\\bit (?:broke|won't|doesn't) (?:work|turn|start|open|stop)?`,
    `\\bhow (?:do|can) (?:i|we) (?:get|make|set) (?:the |this )${device}\\b|\\blost (?:${supplies})\\b`,
    "\\b(?:neighbou?r(?:s|'s|s')?|dogs? next door|people next door)(?: \\w+)? (?:is|are|keeps?|bark\\w*|won't|wont|play\\w*|yell\\w*)\\b|\\b(?:someone|somebody|(?:a |another )?(?:car|truck))(?: is| has|'s)? (?:parked|blocking|in our|using our)\\b",
    '\\bhow (?:do|can|to|does) (?:i |we |you |one )?(?:turn|switch|start|light|reset|operate|connect|work|use) (?:on |off |up |down |to )?(?:the|this|a)\\b',
    `\\b${thing} (?:just |has |is |got |have )*(?:broke|broken|busted|burst|died|failed|exploded|fell|collapsed|cracked)\\b`,
    `\\b(?:bed ?bugs?|(?:cock)?roach(?:es)?)\\b|\\b(?:ants|mice|mouse|rats?|wasps?|spiders?|snakes?|mold|bugs?|raccoons?|squirrels?|bats?) (?:\\w+ )?(?:in|on|all over|under|inside|behind) (?:the |our |my )?${thing}\\b`,
    "\\b(?:it'?s|it is|we'?re|we are) (?:so |too |really |very )?(?:freezing|cold|boiling|too hot|hot|dark) (?:in here|in the|inside)|\\bwe(?:'re| are) freezing\\b",
    "\\b(?:(?:place|house|cabin|room|bathroom|kitchen|it) (?:was|is|has|had)(?:n't| not) (?:been )?clean(?:ed)?|not what we (?:expected|booked))\\b",
  ].join('|'),
  'i',
);

/** 'What happens if the power goes out': nothing is broken yet. */
const imagined =
  '(?:\\bwhat if\\b|\\b(?:what (?:happens|do|should|would|if)|do you have|is there|are there|will there be|have an?|does it have)\\b[^.?!]*\\b(?:if|in case|when)\\b)';
export const imaginedFault = pattern(
  `^(?=.*${imagined})(?=.*(?:${houseFault.source}|\\bpower\\b))|\\b(?:generator|back-?up)\\b(?<!(?:is|are|it) back-?up)`,
  'i',
);

/** A message about the website uses the same words. */
export const aboutWebsite =
  /\b(?:website|site|page|form|booking page|checkout|calendar|link|payment|promo|coupon|discount)\b/i;
