import type { Lexicon } from '../lexicon.ts';

/** What a reel can be of that no clip is called by: a time, an occasion, and what such a time is like. */
export const THEMES: Lexicon['phrases'] = {
  themeNoun: `morning|mornings|afternoon|afternoons|evening|evenings|night|nights|nighttime|midnight|noon|day|days|week|weeks|weekend|weekends|month|year
    sunday|sundays|monday|mondays|tuesday|tuesdays|wednesday|wednesdays|thursday|thursdays|friday|fridays|saturday|saturdays
    spring|summer|autumn|fall|winter|summertime|wintertime|springtime|season|christmas|easter|halloween|thanksgiving|nye|eve
    sunrise|sunset|dawn|dusk | golden|blue hour | daylife
    trip|trips|roadtrip|getaway|holiday|holidays|vacation|vacations|staycation|journey|adventure|adventures|escape|retreat|tour|outing|excursion
    walk|walks|stroll|hike|ride|drive|run|swim|picnic|brunch|breakfast|lunch|dinner|barbecue|bbq|cookout|sleepover|date
    party|parties|birthday|wedding|anniversary|celebration|graduation|festival|concert|reunion|gathering|hangout|game
    routine|ritual|session|workout|training|practice|shift|grind|hustle
    vibe|vibes|mood|moods|energy|feeling|feelings|atmosphere|memories|memory|moments|time|times|life|motivation|inspiration | love letter|story | get together | tribute | eating|dining|hanging|going|camping out`,
  themeLead: `on|during a|an | {videoNoun} of|about|for|from|on|showing | something|anything for|like|about | feel|feels|feeling|looks|look like | want|need|like|make|create|capture|give a|an|some | want|need|make|create|give me|us a|an|some`,
  themeTail:
    'out|off|away|in|outside|outdoors|inside|indoors|abroad|together|alone|home|downtown|here|there|ever',
  themeAside: 'very|so|really|super|pretty|quite|kind|sort|little|bit|of|just',
  calmTheme: `slow|quiet|lazy|sleepy|calm|peaceful|relaxed|relaxing|chill|chilled|mellow|gentle|tranquil|serene|still|soft|silent|easy|unhurried|leisurely|restful|soothing|drowsy|mindful|simple|lowkey|meditative|zen | slow paced | low key | laid back | easy going | love letter|story`,
  livelyTheme: `wild|crazy|fast|hectic|busy|chaotic|insane|mad|frantic|rushed|stressful|intense|energetic|lively|loud|vibrant|rowdy|hyped|exciting|thrilling|adventurous|dynamic|nonstop|hype|sweaty|turbulent|bustling|motivation|hustle|grind|energy | fast paced | high|full energy | non stop | action packed | jam packed`,
  happyTheme: 'fun|happy|joyful|cheerful|joyous|playful|carefree|merry|silly|sweet|wholesome|festive',
  romanticTheme: 'romantic|loving|intimate',
  dreamyTheme: 'dreamy|magical|magic|enchanted|whimsical|ethereal|hazy',
  epicTheme: 'epic|legendary|majestic|grand|unforgettable|breathtaking',
  darkTheme: 'moody|gloomy|melancholic|melancholy|lonely|spooky|eerie|haunted|mysterious|sad',
  cosyTheme: 'cosy|cozy|snug|homely|comfy',
  sunnyTheme: 'warm|sunny|golden',
  oldTheme: 'nostalgic|vintage|retro',
};
