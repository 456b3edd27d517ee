import { CUT_GAIN_DB_MIN } from '@cutroom/contract';
import { listed, type MeantClips } from './meant-clips.ts';
import type { WishList } from './wish-list.ts';

export interface WantedLevel extends MeantClips {
  /** Whether it is about the clips named or about all but those. */
  readonly of: 'named' | 'others';
  readonly gainDb: number;
  /** Whether it is about voices, wherever they are heard. */
  readonly isSpeech: boolean;
}

/** What is heard. */
export interface WishedAudio {
  readonly sound: 'original' | 'mute' | null;
  readonly speech: 'only' | 'prefer' | 'none' | null;
  /** Whether nobody may be cut off inside a sentence. */
  readonly keepsSentences: boolean;
  /** Whether noise is taken from voices. */
  readonly clearsVoices: boolean;
  /** Whether ums, false starts and pauses go. */
  readonly isFluent: boolean;
  /** Whose talk is heard under the others; none named: whoever talks most. null where none is to be. */
  readonly under: readonly MeantClips[] | null;
  readonly levels: readonly WantedLevel[];
}

export function wishedAudioOf({ of, exceptedFrom, hasMusic }: WishList): WishedAudio {
  const music = of('music');
  // 'Only music': without a track nothing would be heard at all.
  const isMusicOnly = hasMusic && music.some(({ wish }) => wish.music === 'only');
  const kept = isMusicOnly
    ? music.flatMap(({ wish, clips }) => (wish.music === 'keepSound' ? clips : []))
    : [];
  const sound = of('sound').at(-1)?.wish ?? null;
  const speech = of('speech').map(({ wish }) => wish.speech);
  const isMute = isMusicOnly || sound?.sound === 'mute';
  const heard = isMute ? [...kept, ...(sound === null ? [] : exceptedFrom(sound.id))] : [];
  const under = of('speech').findLast(({ wish }) => wish.speech === 'under')?.clips ?? null;
  const wanted = speech.findLast((one) => one === 'only' || one === 'prefer' || one === 'none') ?? null;
  // 'The interview as a voice-over, without its pauses': the others are there to be seen, not to speak.
  const isVoiceOnly = under !== null && wanted === 'only';
  // 'Let her talk. Show the bee over it': that is the talk which is heard.
  const isHeardUnder = under !== null && (wanted === 'only' || wanted === 'prefer');
  return {
    sound: heard.length > 0 ? 'original' : isMute ? 'mute' : (sound?.sound ?? null),
    speech: isHeardUnder ? null : wanted,
    keepsSentences: speech.includes('whole'),
    clearsVoices: speech.includes('clear'),
    isFluent: speech.includes('fluent') || isVoiceOnly,
    under,
    levels: [
      ...of('level').flatMap(({ wish, clips }) =>
        (wish.of === 'others' ? together(clips) : clips).map((one) => ({
          ...one,
          of: wish.of,
          gainDb: wish.gainDb,
          isSpeech: isVoices(one),
        })),
      ),
      // 'No sound, except for the interview', 'only music, but keep the sound of the waves'.
      ...together(heard).map((one) => ({
        ...one,
        of: 'others' as const,
        gainDb: CUT_GAIN_DB_MIN,
        isSpeech: isVoices(one),
      })),
    ],
  };
}

/** 'Mute all but the piano and the soloist': the others are those that are neither. */
function together(meant: readonly MeantClips[]): readonly MeantClips[] {
  const [first, second] = meant;
  if (first === undefined || second === undefined) return meant;
  return [
    {
      ...first,
      said: listed(meant),
      clips: meant.flatMap(({ clips }) => clips),
      sights: new Map(meant.flatMap(({ sights }) => [...sights])),
      scores: new Map(meant.flatMap(({ scores }) => [...scores])),
      labels: [...new Set(meant.flatMap(({ labels }) => labels))],
    },
  ];
}

/** What is said in the clips; a speech that is one clip is that clip. */
function isVoices({ labels, clips }: MeantClips): boolean {
  return labels.length === 1 && labels[0] === 'speech' && clips.length !== 1;
}
