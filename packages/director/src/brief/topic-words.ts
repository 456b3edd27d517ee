/** Words that say how, not what: they never point at a clip. */
const NOT_TOPICS = new Set(
  (
    'a an the and or but with of for to in on at from by is are be it this that these those my our your me us i we you they he she his her their them ' +
    'make create edit cut cuts video videos reel reels clip clips shot shots footage film movie montage edit good great nice cool best better awesome amazing ' +
    'second seconds minute minutes sec min s m start end first last then next after before use using show include only just no not without skip leave out ' +
    'fast slow quick pace paced short long very really super some any all every each more most lots lot please want need like would could should can will ' +
    'instagram tiktok youtube facebook social media post story shorts viral trending professional polished engaging so do does did have has had up down ' +
    'when where what which who how why while because if about around total exactly sound audio music text title mute keep original one two three 1 2 3 put add ' +
    'give let look looks feel vibe vibes style and . , | + # as was were been into over under through together something anything everything nothing thing things'
  ).split(' '),
);

/** Distinct words of the prompt that may name what clips show, in the order said. */
export function topicWords(text: string): string[] {
  return [
    ...new Set(
      text.split(' ').filter((word) => word.length > 2 && !NOT_TOPICS.has(word) && !/^\d/.test(word)),
    ),
  ].slice(0, 60);
}
