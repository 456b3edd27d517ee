import type { NumberWords, WordClasses } from '../lexicon.ts';

export const WORDS: WordClasses = {
  determiners:
    'the a an my our your his her their its this that these those some any all every each both another other such',
  plurals: 'these those all every both any each them',
  pluralArticles: '',
  both: 'both',
  distributive: 'each every',
  prepositions:
    'of in on at from by with near behind under over inside outside around through into onto along across beside beneath above below between against toward towards without during for to before after about like as off out up down',
  of: 'of',
  and: 'and plus & or nor n',
  topical: 'about',
  lasting: 'for lasting',
  relatives: 'where when who that which whose while',
  anaphora: 'it them that this those these him her they one ones',
  persons: 'him her them they he she',
  possessives: 'his her their its',
  subjects:
    "i we he she they nobody i've we've he's she's they're we're i'm im ive weve they've you're he'd she'd we'd they'd",
  self: 'me us myself ourselves',
  negators:
    "not don't dont never no without avoid doesn't doesnt shouldn't shouldnt isn't isnt can't cant cannot won't wont nor neither none rather_not hate needn't aren't arent ain't nobody nowhere",
  connectors:
    'but because cause cos coz since although though however so if unless otherwise except anyway whereas except also only_if yet still',
  fillers:
    'eh either um uh umm uhh erm hm hmm er ah oh well please pls plz just like basically actually literally really very kinda sorta honestly okay ok yeah yes yep so too also maybe simply totally definitely obviously preferably ideally if possible somehow somewhere hey mean know right alright bit little super pretty quite even only lol haha thanks thx kindly certainly surely absolutely always perhaps probably possibly guess altogether obvs obv tbh ngl imo imho lmao fyi ofc defo deffo def innit boom bam bang wham whoosh tada voila',
  doubts: 'maybe perhaps possibly probably guess somehow preferably ideally might could',
  verbs:
    'pick picks choose start starts starting begin begins beginning open opens opening kick lead leads end ends ending finish finishes finishing close closes closing conclude wrap skip skips skipping drop drops dropping cut cutting remove removes removing delete omit exclude excluding leave leaving lose ditch cancel scrap ignore avoid keep keeps keeping include includes including show shows showing use uses using feature featuring put puts putting place add adds adding insert throw give gives giving make makes making let lets hold holds stay linger dwell focus focusing alternate switch mix mute silence hear turn lower raise boost play plays fade fades fading slow speed trim limit stick go goes going come comes coming save want wants wanna need needs prefer prefers should must create build edit call title name caption write overlay sync hide blur zoom crop follow repeat shuffle sort order arrange tell',
  orders:
    "start begin open end finish close wrap put make keep use show skip leave drop cut mute add write give hold let lets remove delete exclude include no dont don't never only just please title crossfade fade",
  thens: 'then so also',
  stops:
    "onwards onward whatever is are am was were be been being do does did have has had having will would shall can could may might must should let's lets i'd i'll we'll you he'll there here what whats what's how why it's its' that's thats there's not than as because if s t d m re ll ve ever else please mins want i u ur by thing things stuff seconds second minutes minute sec secs about very way hates loves likes thinks knows itself yourself themselves anything something everyone everybody nobody ready at until",
  adverbs:
    'every everything nothing more most less least much many few enough long longer short shorter louder quieter softer faster slower warmer cooler first last next finally lastly firstly then together apart each per total overall max maximum minimum min only alternating alternately instead again always never back away too length same exactly half twice once via sure end beginning rather everytime while already ago',
  past: "was were had did went came saw said told thought got took made gave found knew felt left kept began brought bought caught taught fought ate drank drove flew grew threw rode rose ran sang sat slept spoke spent stood stole swam wore won wrote woke fell forgot met paid sold sent shot lost built broke chose drew froze hid heard held hung laid led lay lit meant read understood wanted needed loved hated liked used been wasn't weren't didn't hadn't couldn't wouldn't ago cost yesterday became couldnt didnt usually always normally typically sometimes rarely often",
  pastEndings: 'ed',
  notPast:
    'need speed feed seed weed reed breed exceed proceed indeed bleed red bed shed sped unneeded faded desaturated muted blurred uploaded recorded filmed named called titled reversed varied mixed hundred naked sacred embed ordered unedited upbeat relaxed laidback excited feted sound sounded limited based followed related needed combined crossfaded wed',
  wishMarks:
    "want wants wanna need needs should must ought please like love prefer let lets let's can could has gotta gonna sure try make wish hope hoping i'd we'd rather you remember asked asking wants' ensure id pls plz",
  modals: 'can could would will may shall should must',
  clipNouns:
    'number clip clips shot shots video videos scene scenes footage take takes part parts bit bits moment moments piece pieces one ones cut cuts segment segments frame frames image images picture pictures material file files section sections sequence stuff thing things recording recordings vid vids line lines sentence sentences quote quotes',
  adjectives:
    'old new big small little young good bad long short red blue green yellow white black brown grey nice pretty beautiful great best funny happy sad dark bright whole same other last first',
  vague:
    'whole entire summer winter spring autumn fall day days night morning evening weekend week month year holiday vacation trip life time memory memories vibe vibes mood feeling story world love fun adventure journey way everyone everything best reel video edit film movie montage recap highlight highlights instagram insta tiktok youtube fb reels shorts story stories post channel friend friends family sense energy style look kind thing project occasion event events today tomorrow season kids_day energy people_who lot lots pace tempo rhythm',
  rest: 'rest others everything-else remainder remaining',
  making:
    'lovely sweet wonderful little make create build edit do cut give produce put together good great nice awesome cool best new your my with from these for out please want need would video reel something clips footage',
  greetings:
    "hi hello hey thanks thank cheers please dear yo greetings ok okay sorry xx xoxo x appreciate appreciated much advance cool great perfect awesome regards love good morning evening afternoon there so guys everyone team folks ta merci ciao bye that's it all done",
  being: "is are was were looks feels seems it's it´s he's she's they're gets",
  saying:
    'say says saying said tell tells telling told mention mentions mentioning mentioned talk talks talking explain explains explaining shout shouts shouting yell yells announce announces ask asks asking',
};

export const NUMBERS: NumberWords = {
  values: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fourty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    'a hundred': 100,
    'a couple of': 2,
    'a couple': 2,
    'couple of': 2,
    'a few': 3,
    'one and a quarter': 1.25,
    'a dozen': 12,
    'half a dozen': 6,
  },
  joiner: 'and',
  ordinals: {
    first: 1,
    '1st': 1,
    second: 2,
    third: 3,
    fourth: 4,
    fifth: 5,
    sixth: 6,
    seventh: 7,
    eighth: 8,
    ninth: 9,
    tenth: 10,
    last: -1,
    final: -1,
    'very last': -1,
    'very first': 1,
    'second to last': -2,
    'second last': -2,
    'next to last': -2,
    'last but one': -2,
    penultimate: -2,
    'third to last': -3,
    'third last': -3,
  },
  articles: 'a an',
  seconds: 'second seconds sec secs s seconde secounds seccs',
  minutes: 'minute minutes min mins m',
  half: 'half',
  spoken: {
    'a minute and a bit': 60,
    'a minute and a quarter': 75,
    'half a min': 30,
    'few seconds': 3,
    'few secs': 3,
    'couple seconds': 2,
    'half an hour': 1800,
  },
  alone: 'every per each last first final',
  afterOne: 'off each per apiece of or a every for long max tops at',
  spans: 'another gets get getting has have needs need takes lasts runs run thing total overall altogether',
  settled: 'say so with it rather better makes',
  reelEnds:
    "done|finished|over at|by|in | that's|thats it at|in | it should|must|can be | it has|needs|have to be | the? whole thing|reel|video|edit|lot should|must|can be | the? whole thing|reel|video|edit|lot has|needs to be",
  shortBounds: 'max min approx ca',
  totals: 'in total|all | all in|told | overall|altogether|total',
  percent: 'percent per_cent pct',
  shares: {
    half: 0.5,
    'a half': 0.5,
    'one half': 0.5,
    'a third': 1 / 3,
    'one third': 1 / 3,
    'two thirds': 2 / 3,
    'a quarter': 0.25,
    'one quarter': 0.25,
    'three quarters': 0.75,
    'a fifth': 0.2,
    'one fifth': 0.2,
    'a tenth': 0.1,
    'a fourth': 0.25,
    'one fourth': 0.25,
    'another half': 0.5,
    'another third': 1 / 3,
    'another quarter': 0.25,
    'the other half': 0.5,
  },
  times: { twice: 2, thrice: 3, once: 1, double: 2, triple: 3, quadruple: 4 },
  timesNoun: 'times x time',
  rates: { half: 0.5, quarter: 0.25, 'one quarter': 0.25, 'one third': 1 / 3 },
  rateAfter:
    'of? the|its|their|normal|usual|original? normal|usual|original|regular|actual|real? speed | as fast|quick | as fast|quick as normal|usual|filmed|before',
  to: 'to or until till through',
  between: 'between from',
  bounds: {
    exactly:
      'exactly | precisely | just | only | right at | a? total of | a full | a whole | a solid | a proper | full',
    about:
      'about | a good | around | roughly | approximately | approx | ca | circa | some | ~ | more or less | somewhere around|near | close to | nearly | almost | in the region of',
    atMost:
      'faster than | quicker than | not a|one second|sec|moment longer|more than | not a? bit longer than | under | below | less than | fewer than | no more than | not more than | at most | max | maximum | maximum of | max of | up to | no longer than | not longer than | not over | no over | not exceed* | within | shorter than | at the most | a maximum of | < | limited to | not past | not beyond | capped at | a max of | cap of',
    atLeast:
      'at least | no less than | not less than | minimum | min | minimum of | more than | slower than | longer than | over | a minimum of | > | not under | no shorter than | not shorter than | upwards of',
  },
  boundsAfter: {
    exactly: 'exactly | sharp | on the dot | flat',
    about: 'ish | or so | or thereabouts | more or less | roughly | give or take | approximately | approx',
    atMost:
      'max | maximum | tops | and no|not more|longer | at most | at the most | or less | or under | or shorter | or fewer | or below | at the very most | top | limit | cap',
    atLeast: 'min | minimum | at least | or more | or longer | at the very least | plus | or over',
  },
};
