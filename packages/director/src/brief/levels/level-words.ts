/** How people speak of sound and of changing it, for patterns of whole words. */
export const SOUND =
  '(?:sounds?|audio|volume|noises?|levels?|wind(?: noises?)?|(?:background|traffic|ambient) (?:noises?|sounds?)|loudness)';
export const OF = '(?:of|on|in|from|for|at|during|under)';
export const LOWER =
  '(?:lower|reduce|turn down|bring down|duck|soften|quieten(?: down)?|quiet down|take down|pull down|tone down|decrease)';
export const RAISE = '(?:raise|lift|turn up|bring up|boost|increase|amplify|push up|crank up)';
export const MUTE =
  '(?:mute|silence|kill|cut|remove|turn off|switch off|take out|drop|strip|no|without|lose|get rid of|i do not want|do not use|do not keep)';
export const MUCH =
  '(?: (?:a (?:little |tiny )?bit|slightly|a little|a touch|a notch|a tad|a lot|way|much|far|really|heavily|completely|down|up|please))*';
export const THE = '(?:the |any |all |all the |its |that )*';
export const ONLY_HEAR =
  '(?:(?:i |we )?(?:only|just) (?:want|need|would like|wish)(?: to)? (?:hear|have|keep)|(?:(?:keep|use|hear|leave|i want(?: to hear)?|want(?: to hear)?|let us hear|with) )*(?:only|just|nothing but)(?: (?:hear|keep|use|leave|have))?)';

/** Decibels of 'quieter' and 'louder'. */
export const LOWERED = -9;
export const RAISED = 6;
