import { QUALITY_FAULTS } from '@cutroom/contract';
import type { ArgumentFrame } from '../rules/frame-names.ts';
import type { NounWords } from '../sentence/noun-words.ts';
import type { Building } from './building.ts';
import type { Draft } from './drafts.ts';

/**
 * Some nouns name no clip but a side of the reel: 'no talking', 'only the sharp ones', 'with music'.
 * @returns null where the things named are clips
 */
export function aspectWishes(
  frame: ArgumentFrame,
  items: readonly NounWords[],
  building: Building,
): readonly Draft[] | null {
  if (items.length === 0 || !(frame in ASPECTS)) return null;
  const made = items.map((item) => aspectOf(frame, item, building));
  return made.every((drafts) => drafts !== null) ? made.flat() : null;
}

type Mode = 'with' | 'without' | 'only';
const ASPECTS: Partial<Readonly<Record<ArgumentFrame, Mode>>> = {
  include: 'with',
  prefer: 'with',
  mostly: 'with',
  topic: 'with',
  topicOf: 'with',
  reelWith: 'with',
  exclude: 'without',
  less: 'without',
  only: 'only',
};

function aspectOf(frame: ArgumentFrame, item: NounWords, building: Building): readonly Draft[] | null {
  const mode = ASPECTS[frame];
  if (mode === undefined || item.stands !== 'thing' || building.isNamed(item, mode === 'with')) return null;
  // 'The three speeches' are counted, and so clips; 'the bit where he talks about the oven' is one of them.
  if (item.isNumbered || item.topic !== null) return null;
  const concepts = building.conceptsOf(item);
  const aspect = concepts.find((concept) => concept.startsWith('@'));
  // 'It's just engine noise' asks for nothing.
  if (aspect === '@sound' && mode === 'only' && item.modifiers.length > 0) return [];
  if (aspect !== undefined) return (BY_ASPECT[aspect] ?? null)?.[mode] ?? null;
  if (mode !== 'without' && building.isOnlyQuality(item)) {
    const opposite = concepts.map((concept) => FAULT_AGAINST[concept]).find((found) => found !== undefined);
    if (opposite !== undefined) return [{ kind: 'quality', fault: opposite, verdict: 'leaveOut', clips: [] }];
  }
  const fault = faultSaid(item, building);
  if (fault === null) return null;
  if (mode === 'without') return [{ kind: 'quality', fault, verdict: 'leaveOut', clips: [] }];
  return mode === 'with' && frame === 'include'
    ? [{ kind: 'quality', fault, verdict: 'keep', clips: [] }]
    : null;
}

/** What is wrong with a picture, where a phrase says nothing else: 'too shaky'. */
export function faultSaid(item: NounWords, building: Building): (typeof QUALITY_FAULTS)[number] | null {
  const concepts = building.conceptsOf(item);
  const fault = QUALITY_FAULTS.find(
    (name) => concepts.length > 0 && concepts.every((concept) => FAULT_OF[concept] === name),
  );
  return fault === undefined || !building.isOnlyQuality(item) ? null : fault;
}

const FAULT_OF: Readonly<Record<string, (typeof QUALITY_FAULTS)[number]>> = {
  shaky: 'shaky',
  blurry: 'blurry',
  dark: 'dark',
  overexposed: 'bright',
  loud: 'loud',
  silent: 'silent',
  bad: 'any',
};

/** Who wants sharp clips wants no blurry ones. */
const FAULT_AGAINST: Readonly<Record<string, (typeof QUALITY_FAULTS)[number]>> = {
  sharp: 'blurry',
  steady: 'shaky',
  bright: 'dark',
};

const BY_ASPECT: Readonly<Record<string, Readonly<Record<Mode, readonly Draft[]>>>> = {
  '@speech': {
    with: [{ kind: 'speech', speech: 'prefer', clips: [] }],
    without: [{ kind: 'speech', speech: 'none', clips: [] }],
    only: [{ kind: 'speech', speech: 'only', clips: [] }],
  },
  '@music': {
    with: [{ kind: 'music', music: 'add', style: null, clips: [] }],
    without: [{ kind: 'music', music: 'none', style: null, clips: [] }],
    only: [{ kind: 'music', music: 'only', style: null, clips: [] }],
  },
  '@sound': {
    with: [{ kind: 'sound', sound: 'original' }],
    without: [{ kind: 'sound', sound: 'mute' }],
    only: [{ kind: 'sound', sound: 'original' }],
  },
  '@captions': {
    with: [{ kind: 'captions', isNot: false }],
    without: [{ kind: 'captions', isNot: true }],
    only: [{ kind: 'captions', isNot: false }],
  },
  '@title': {
    with: [{ kind: 'title', text: null, at: 'opening', placement: null, clips: [], isNot: false }],
    without: [{ kind: 'title', text: null, at: 'opening', placement: null, clips: [], isNot: true }],
    only: [{ kind: 'title', text: null, at: 'opening', placement: null, clips: [], isNot: false }],
  },
  '@transition': {
    with: [{ kind: 'transition', transition: 'crossfade', certainty: 'likely' }],
    without: [{ kind: 'transition', transition: 'cut' }],
    only: [{ kind: 'transition', transition: 'crossfade', certainty: 'likely' }],
  },
  '@grade': {
    with: [{ kind: 'grade', look: 'vivid', clips: [], certainty: 'guess' }],
    without: [{ kind: 'grade', look: 'natural', clips: [] }],
    only: [{ kind: 'grade', look: 'natural', clips: [] }],
  },
  '@closeups': {
    with: [{ kind: 'framing', framing: 'close', clips: [] }],
    without: [{ kind: 'framing', framing: 'wide', clips: [] }],
    only: [{ kind: 'framing', framing: 'close', clips: [] }],
  },
  '@wides': {
    with: [{ kind: 'framing', framing: 'wide', clips: [] }],
    without: [{ kind: 'framing', framing: 'close', clips: [] }],
    only: [{ kind: 'framing', framing: 'wide', clips: [] }],
  },
};
