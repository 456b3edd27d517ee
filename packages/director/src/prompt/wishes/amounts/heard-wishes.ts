import { type ClipReference, CUT_GAIN_DB_MIN } from '@cutroom/contract';
import type { Match } from '../../rules/found-match.ts';
import { factorOf, type Quantity } from '../../words/tokens.ts';
import type { Draft } from '../drafts.ts';
import { type Asked, some } from './asked.ts';
import { wordsIn } from './text-wishes.ts';

const QUIETER_DB = -12;
const LOUDER_DB = 6;

/** What is heard of which clips, and how fast they play. */
export function heardWishes(asked: Asked): readonly Draft[] | null {
  const { frame, match, clips, than, building } = asked;
  const level = (gainDb: number, of: 'named' | 'others' = 'named'): readonly Draft[] =>
    clips.length === 0 || isOfReel(asked)
      ? some(gainDb === CUT_GAIN_DB_MIN && of === 'named' ? { kind: 'sound', sound: 'mute' } : null)
      : [{ kind: 'level', clips, of, gainDb }];
  switch (frame) {
    case 'hearOnly':
      return level(CUT_GAIN_DB_MIN, 'others');
    case 'muteOthers':
      return [{ kind: 'level', clips, of: 'others', gainDb: CUT_GAIN_DB_MIN }];
    case 'mute':
      return level(CUT_GAIN_DB_MIN);
    case 'muteOfThem': {
      const them = building.themBefore(match.from);
      return them === null ? [] : [{ kind: 'level', clips: [them], of: 'named', gainDb: CUT_GAIN_DB_MIN }];
    }
    case 'quieter':
      return [...level(QUIETER_DB), ...levelOf(than, LOUDER_DB)];
    case 'quieterOthers':
      return [{ kind: 'level', clips, of: 'others', gainDb: QUIETER_DB }];
    case 'louder':
      return [...level(LOUDER_DB), ...levelOf(than, QUIETER_DB)];
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
      return speedOf(factorSaid(match), clips);
    case 'fasterBy':
      return speedOf(fasterBy(match), clips);
    case 'slowerBy':
      return speedOf(slowerBy(match), clips);
    case 'speechOnlyOf':
      return [{ kind: 'speech', speech: 'only', clips }];
    case 'speechUnder':
      // 'Grandma talking over the garden and the kitchen'
      return [
        { kind: 'speech', speech: 'under', clips },
        ...seenOver(namedBy(match.slots.than, than, building)),
      ];
    case 'openTalk':
    case 'closeTalk':
      return [{ kind: frame === 'openTalk' ? 'open' : 'close', clips: [talkSaid(asked)], isNot: false }];
    case 'shownOver':
    case 'talkedOver':
    case 'shownOverIt':
      return shownOver(asked);
    default:
      return null;
  }
}

/** 'The bee and the dog over her talking': seen in that order, while whoever is named, or talks most, goes on talking. */
function shownOver({ match, clips, building }: Asked): readonly Draft[] {
  if (clips.length === 0) return [];
  const named = talkersNamed(match, building);
  const talker = named.length > 0 ? null : building.talkerIn(match.from, match.to);
  const shown = namedBy(match.slots.clips, clips, building);
  return [
    { kind: 'speech', speech: 'under', clips: talker === null ? named : [talker] },
    ...seenOver(shown),
    ...(shown.length > 1 ? [inThatOrder(shown)] : []),
  ];
}

function talkersNamed({ slots }: Match, building: Asked['building']): ClipReference[] {
  return (slots.than ?? [])
    .filter((one) => /^(?:thing|file)$/.test(building.wordsOf(one).stands))
    .map((one) => building.talksOf(building.referTo(one)))
    .filter(isSomeone);
}

/** 'What grandma says', 'her first sentence' */
function talkSaid({ match, building }: Asked): ClipReference {
  const [named] = talkersNamed(match, building);
  return named === undefined
    ? building.talkIn(match.from, match.to)
    : { ...named, labels: [...new Set([...named.labels, '@speech'])] };
}

/** 'Her voice over the rest' names none of them. */
function namedBy(
  named: Asked['match']['slots']['clips'],
  clips: readonly ClipReference[],
  building: Asked['building'],
): ClipReference[] {
  return clips.filter((_, at) => {
    const one = named?.[at];
    return one === undefined || building.wordsOf(one).stands !== 'rest';
  });
}

function seenOver(clips: ClipReference[]): readonly Draft[] {
  return clips.length === 0 ? [] : [{ kind: 'include', clips }];
}

/** 'The talking' is that of whoever talks. */
function isSomeone({ clips, labels }: ClipReference): boolean {
  const isAnyTalk = labels.length > 0 && labels.every((label) => /^@?speech$/.test(label));
  return clips.length === 1 || (clips.length > 1 && !isAnyTalk);
}

function inThatOrder(clips: ClipReference[]): Draft {
  return { kind: 'order', by: 'named', clips, certainty: 'guess' };
}

/** The other side of 'the choir up, the drums down'. */
function levelOf(clips: ClipReference[], gainDb: number): readonly Draft[] {
  return clips.length === 0 ? [] : [{ kind: 'level', clips, of: 'named', gainDb }];
}

/** 'Can we have it without any sound', where nothing was named that 'it' could be. */
function isOfReel({ items, clips, building }: Asked): boolean {
  return (
    items.length > 0 &&
    items.every((item, at) => building.wordsOf(item).stands === 'it' && clips[at]?.clips.length === 0)
  );
}

export function speedOf(said: number | null, clips: ClipReference[]): readonly Draft[] {
  if (said === null || said <= 0) return [];
  const factor = Math.round(said * 1000) / 1000;
  return [{ kind: 'speed', speed: factor < 1 ? 'slow' : factor > 1 ? 'fast' : 'normal', factor, clips }];
}

function quantityOf({ slots }: Match): Quantity | null {
  return (slots.rate ?? slots.factor ?? slots.times ?? slots.share)?.quantity ?? null;
}

/** 'at 2x', 'at half speed', 'to a quarter' */
function factorSaid(match: Match): number | null {
  const quantity = quantityOf(match);
  return quantity === null ? null : factorOf(quantity);
}

/** 'Three times faster' is three times as fast, '50 % faster' one and a half times. */
function fasterBy(match: Match): number | null {
  const factor = factorSaid(match);
  return factor !== null && quantityOf(match)?.unit === 'share' ? 1 + factor : factor;
}

/** 'Twice as slow' is half as fast, '30 % slower' at 70 %. */
function slowerBy(match: Match): number | null {
  const factor = factorSaid(match);
  if (factor === null) return null;
  return quantityOf(match)?.unit === 'share' ? 1 - factor : 1 / factor;
}
