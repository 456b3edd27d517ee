import { type ClipReference, CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { Token } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, some } from './asked.ts';
import { wordsIn } from './text-wishes.ts';

const QUIETER_DB = -12;
const LOUDER_DB = 6;

/** What is heard of which clips, and how fast they play. */
export function heardWishes({ frame, match, clips, building }: Asked): readonly Draft[] | null {
  const level = (gainDb: number, of: 'named' | 'others' = 'named'): readonly Draft[] =>
    clips.length === 0
      ? some(gainDb === CUT_GAIN_DB_MIN && of === 'named' ? { kind: 'sound', sound: 'mute' } : null)
      : [{ kind: 'level', clips, of, gainDb }];
  switch (frame) {
    case 'hearOnly':
      return level(CUT_GAIN_DB_MIN, 'others');
    case 'muteOthers':
      return [{ kind: 'level', clips, of: 'others', gainDb: CUT_GAIN_DB_MIN }];
    case 'mute':
      return level(CUT_GAIN_DB_MIN);
    case 'quieter':
      return level(QUIETER_DB);
    case 'quieterOthers':
      return [{ kind: 'level', clips, of: 'others', gainDb: QUIETER_DB }];
    case 'louder':
      return level(LOUDER_DB);
    case 'keepSound':
      return [{ kind: 'sound', sound: 'original' }];
    case 'keepAudioOf':
      return clips.some((reference) => reference.clips.length > 0)
        ? [{ kind: 'music', music: 'keepSound', style: null, clips }]
        : [{ kind: 'sound', sound: 'original' }];
    case 'music':
      return [{ kind: 'music', music: 'add', style: wordsIn(match, building), clips: [] }];
    case 'slowMotion':
      return [{ kind: 'speed', speed: 'slow', factor: null, clips }];
    case 'fastMotion':
      return [{ kind: 'speed', speed: 'fast', factor: null, clips }];
    case 'speedFactor':
      return speedOf(match.slots.times, clips);
    case 'speechOnlyOf':
      return [{ kind: 'speech', speech: 'only', clips }];
    default:
      return null;
  }
}

function speedOf(token: Token | undefined, clips: ClipReference[]): readonly Draft[] {
  if (token?.quantity?.unit !== 'times') return [];
  const factor = token.quantity.times;
  return [{ kind: 'speed', speed: factor < 1 ? 'slow' : factor > 1 ? 'fast' : 'normal', factor, clips }];
}
