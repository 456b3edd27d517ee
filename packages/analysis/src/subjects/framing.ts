import { type Box, type Framing, REEL_HEIGHT, REEL_WIDTH, type SubjectTrack } from '@cutroom/contract';
import { centerInFrame, corridorOf, followCorridor, followedSightings, type Span } from '@cutroom/reel';
import { isAlive, mainSubjects } from './main-subjects.ts';

export interface FramingInput {
  readonly width: number;
  readonly height: number;
  readonly durationSeconds: number;
  /** Seconds of the hard cuts inside the clip. */
  readonly cuts: readonly number[];
  readonly tracks: readonly SubjectTrack[];
  /** Where the frame's own movement lies, 0 left to 1 right; null where it is spread out or nothing moves. */
  readonly movementCenterX: number | null;
}

/**
 * How a clip of any shape becomes 9:16. The crop stands still as long as the subject stays inside it, follows by the
 * shortest path where it does not (AutoFlip's still and tracking camera). Who is wider than the window is cropped
 * around the face. Where a group cannot share the window it follows the one who moves while the others stay; else the
 * whole frame is shown, as it is where what is cut would be a thing or several.
 */
export function chooseFraming(input: FramingInput): Framing {
  const shape = input.width / input.height;
  const windowWidth = Math.min(1, REEL_SHAPE / shape);
  const windowHeight = Math.min(1, shape / REEL_SHAPE);
  const subjects = mainSubjects(input.tracks);
  if (windowWidth > NEARLY_WHOLE && windowHeight > NEARLY_WHOLE) return still(0.5, 0.5);
  if (windowHeight < NEARLY_WHOLE) return still(0.5, verticalCenter(subjects, windowHeight));
  if (subjects.length === 0) return still(centerInFrame(input.movementCenterX ?? 0.5, windowWidth), 0.5);
  if (subjects.every((subject) => isPassingLimb(subject, shape))) return { mode: 'fit' };
  const whole = spansOf(followedSightings(subjects));
  if (canShareWindow(whole, windowWidth)) return crop(whole, windowWidth, input);
  const heads = spansOf(headsOf(subjects, windowWidth));
  if (heads.length > 0 && canShareWindow(heads, windowWidth)) return crop(heads, windowWidth, input);
  const mover = moverOf(subjects);
  if (mover === null) return { mode: 'fit' };
  return crop(spansOf(headsOf([mover], windowWidth)), windowWidth, input);
}

/** Who moves about, in widths of the frame a second, and so many times as much as anybody else. */
const MOVER_SPEED_MIN = 0.06;
const MOVER_LEAD = 2;

/** The one living subject that the movement is about; null where none moves much more than the others. */
function moverOf(subjects: readonly SubjectTrack[]): SubjectTrack | null {
  const alive = subjects.filter(({ kind, label }) => kind !== 'face' && isAlive(label));
  const [first, second] = alive
    .map((track) => ({ track, speed: speedOf(track) }))
    .sort((a, b) => b.speed - a.speed);
  if (first === undefined || first.speed < MOVER_SPEED_MIN || first.track.presence < LASTING_PRESENCE)
    return null;
  return second === undefined || first.speed >= MOVER_LEAD * second.speed ? first.track : null;
}

/** How far it gets in a second, to and fro; where its box only trembles, next to nothing. */
function speedOf({ boxes }: SubjectTrack): number {
  const centers = boxes.map(({ atSeconds, box }) => ({ atSeconds, center: box.x + box.width / 2 }));
  let [distance, seconds] = [0, 0];
  for (const [at, { atSeconds, center }] of centers.entries()) {
    const before = centers[at - 1];
    if (before === undefined) continue;
    const step = Math.abs(center - before.center);
    distance += step < TREMBLE_WIDTH ? 0 : step;
    seconds += atSeconds - before.atSeconds;
  }
  return seconds > 0 ? distance / seconds : 0;
}

const TREMBLE_WIDTH = 0.015;

const REEL_SHAPE = REEL_WIDTH / REEL_HEIGHT;
const NEARLY_WHOLE = 0.98;
const WIDTH_TOLERATED = 1.1;
const TOO_WIDE_SHARE_MAX = 0.3;
const LASTING_PRESENCE = 0.5;
const UPRIGHT_RATIO_MIN = 1.2;

/** At every sighting, from the leftmost edge of the subjects to the rightmost. */
function spansOf(subjects: readonly SubjectTrack['boxes'][]): Span[] {
  const spans = new Map<number, Span>();
  for (const boxes of subjects) {
    for (const { atSeconds, box } of boxes) {
      const known = spans.get(atSeconds);
      spans.set(atSeconds, {
        atSeconds,
        left: Math.min(known?.left ?? 1, box.x),
        right: Math.max(known?.right ?? 0, box.x + box.width),
      });
    }
  }
  return [...spans.values()].sort((a, b) => a.atSeconds - b.atSeconds);
}

/** Hands that come and go over a table are called a person, too: the scene is then about what they do. */
function isPassingLimb({ label, presence, boxes }: SubjectTrack, shape: number): boolean {
  if (label !== 'person' || presence >= LASTING_PRESENCE) return false;
  const upright = boxes.filter(({ box }) => box.height >= UPRIGHT_RATIO_MIN * box.width * shape);
  return upright.length < boxes.length / 2;
}

function canShareWindow(spans: readonly Span[], windowWidth: number): boolean {
  const tooWide = spans.filter(({ left, right }) => right - left > windowWidth * WIDTH_TOLERATED);
  return tooWide.length <= spans.length * TOO_WIDE_SHARE_MAX;
}

/**
 * What must stay of people and animals where all of them is too wide: the face; where no face is seen, as much of
 * the middle as the window holds. Things are left out.
 */
function headsOf(subjects: readonly SubjectTrack[], windowWidth: number): SubjectTrack['boxes'][] {
  const faces = subjects.filter(({ kind }) => kind === 'face');
  const faceless = subjects.filter(
    (subject) =>
      subject.kind !== 'face' && isAlive(subject.label) && !faces.some((face) => belongsTo(face, subject)),
  );
  return followedSightings([...faces, ...faceless]).map((sightings) =>
    sightings.map((seen) => ({ ...seen, box: middleOf(seen.box, windowWidth) })),
  );
}

/** The face lies in the person's box in most of the frames that show both. */
function belongsTo(face: SubjectTrack, subject: SubjectTrack): boolean {
  if (subject.label !== 'person') return false;
  const inside = face.boxes.flatMap(({ atSeconds, box: { x, width } }) => {
    const body = subject.boxes.find((seen) => seen.atSeconds === atSeconds)?.box;
    if (body === undefined) return [];
    const center = x + width / 2;
    return [center > body.x && center < body.x + body.width];
  });
  return inside.filter(Boolean).length > inside.length / 2;
}

function middleOf(box: Box, widthMax: number): Box {
  const width = Math.min(box.width, widthMax);
  return { ...box, x: box.x + (box.width - width) / 2, width };
}

function crop(spans: readonly Span[], windowWidth: number, input: FramingInput): Framing {
  const starts = [0, ...input.cuts];
  const keyframes = starts.flatMap((start, index) => {
    const end = starts[index + 1] ?? input.durationSeconds;
    const inside = spans.filter(({ atSeconds }) => atSeconds >= start - 1e-6 && atSeconds < end - 1e-6);
    const corridor = inside.map((span) => corridorOf(span, windowWidth));
    const points = followCorridor(corridor);
    const path = points.length === 0 ? [{ atSeconds: start, center: 0.5 }] : points;
    const first = path[0]?.center ?? 0.5;
    const last = path[path.length - 1]?.center ?? 0.5;
    // Hold the shot's own ends, so that the crop jumps with the cut and not before it.
    const held =
      starts.length === 1
        ? path
        : [
            { atSeconds: start, center: first },
            ...path,
            { atSeconds: Math.max(start, end - 0.001), center: last },
          ];
    return held;
  });
  return {
    mode: 'crop',
    keyframes: withoutRepeats(keyframes).map(({ atSeconds, center }) => ({
      atSeconds,
      centerX: centerInFrame(center, windowWidth),
      centerY: 0.5,
    })),
  };
}

function withoutRepeats(
  points: readonly { atSeconds: number; center: number }[],
): { atSeconds: number; center: number }[] {
  const sorted = [...points].sort((a, b) => a.atSeconds - b.atSeconds);
  const kept = sorted.filter((point, index) => {
    const before = sorted[index - 1];
    const after = sorted[index + 1];
    const isSame = (other: { center: number } | undefined) =>
      other !== undefined && Math.abs(other.center - point.center) < 1e-4;
    return !(index > 0 && isSame(before) && (after === undefined || isSame(after)));
  });
  return kept;
}

function still(centerX: number, centerY: number): Framing {
  return { mode: 'crop', keyframes: [{ atSeconds: 0, centerX, centerY }] };
}

/** A frame taller than 9:16 loses top and bottom: heads first, so aim a little above the subject's middle. */
function verticalCenter(subjects: readonly SubjectTrack[], windowHeight: number): number {
  const boxes = subjects.flatMap((track) => track.boxes);
  if (boxes.length === 0) return 0.5;
  const middle = boxes.reduce((sum, { box }) => sum + box.y + box.height * 0.4, 0) / boxes.length;
  return centerInFrame(middle, windowHeight);
}
