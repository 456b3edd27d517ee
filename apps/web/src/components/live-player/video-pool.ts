import { judgeMediaError } from '../player/faults/media-fault.ts';

/** What a frame, or the next cut, needs of a clip. */
export interface WantedVideo {
  /** Place of the cut in the reel. */
  readonly cutIndex: number;
  readonly url: string;
  /** Where the clip is to stand, in its seconds. */
  readonly seconds: number;
  /** Whether it is only needed after the next cut: then no file is loaded anew that another element has and leaves before. */
  readonly isEarly?: boolean;
}

/**
 * Three muted video elements for a whole reel: what is shown now, the other side of a crossfade, and the next cuts, which
 * wait at their in-points. Two cuts of one file have two elements; phones allow few, so there are never more.
 */
export interface VideoPool {
  readonly videos: readonly HTMLVideoElement[];
  /**
   * Gives each wanted video an element, most urgent first; one that stands elsewhere is sought there.
   * @returns the elements in the same order; null where there are too few, and for what is early and better waits
   */
  readonly claim: (wanted: readonly WantedVideo[]) => readonly (HTMLVideoElement | null)[];
  /** Whether the element shows the frame at a second of its clip. */
  readonly stands: (video: HTMLVideoElement, seconds: number) => boolean;
  /** Whether its file did not come for want of a connection. */
  readonly isLost: (video: HTMLVideoElement) => boolean;
  /** Whether its file did not come and it is not known why yet. */
  readonly isInDoubt: (video: HTMLVideoElement) => boolean;
  /** Loads again what did not come for want of a connection. */
  readonly loadAgain: () => void;
  /** Lets browsers play them later: called within a press. */
  readonly bless: () => void;
  readonly pause: () => void;
  /** The edit has changed: places in the reel mean other cuts now. */
  readonly forgetPlaces: () => void;
  readonly release: () => void;
  readonly onChange: (listener: () => void) => void;
}

export const VIDEOS = 3;
/** Less apart, a clip stands where it was sought to. */
const SAME_SECONDS = 1e-4;

interface Slot {
  readonly video: HTMLVideoElement;
  url: string | null;
  cutIndex: number | null;
  /** Why its file did not come, 'doubtful' until that is known; null where it is here or on its way. */
  fault: 'doubtful' | 'lost' | 'broken' | null;
}

export function videoPool(createVideo: () => HTMLVideoElement = mutedVideo): VideoPool {
  const judged = new EventTarget();
  const slots = Array.from({ length: VIDEOS }, () => slotOf(createVideo(), judged));
  return {
    videos: slots.map(({ video }) => video),
    claim: (wanted) => {
      const taken = new Set<Slot>();
      const found = wanted.map((want) => {
        const slot = slots.find(
          (one) => !taken.has(one) && one.cutIndex === want.cutIndex && one.url === want.url,
        );
        if (slot !== undefined) taken.add(slot);
        return slot ?? null;
      });
      return wanted.map((want, index) => {
        const slot = found[index] ?? nearestFree(slots, taken, want);
        if (slot === null) return null;
        taken.add(slot);
        if (found[index] == null) assign(slot, want);
        return slot.video;
      });
    },
    stands: (video, seconds) => isReady(video) && Math.abs(video.currentTime - seconds) < SAME_SECONDS,
    isLost: (video) => hasFault(slots, video, 'lost'),
    isInDoubt: (video) => hasFault(slots, video, 'doubtful'),
    loadAgain: () => {
      for (const slot of slots) if (slot.fault === 'lost') reload(slot, slot.video.currentTime);
    },
    bless: () => {
      for (const { video, url } of slots) {
        if (url === null || !video.paused) continue;
        // Refused where the browser wants no playing at all: the press itself then says so.
        video.play().then(
          () => video.pause(),
          () => undefined,
        );
      }
    },
    pause: () => {
      for (const { video } of slots) video.pause();
    },
    forgetPlaces: () => {
      for (const slot of slots) slot.cutIndex = null;
    },
    release: () => {
      for (const { video } of slots) {
        video.pause();
        video.removeAttribute('src');
        video.load();
      }
    },
    onChange: (listener) => {
      for (const { video } of slots)
        for (const event of ['seeked', 'loadeddata', 'canplay', 'error'])
          video.addEventListener(event, listener);
      judged.addEventListener('judged', listener);
    },
  };
}

/** @param judged gets a 'judged' each time it is known why a file did not come */
function slotOf(video: HTMLVideoElement, judged: EventTarget): Slot {
  const slot: Slot = { video, url: null, cutIndex: null, fault: null };
  video.addEventListener('error', () => {
    slot.fault = 'doubtful';
    judgeMediaError(video, (isLost) => {
      slot.fault = isLost ? 'lost' : 'broken';
      judged.dispatchEvent(new Event('judged'));
    });
  });
  return slot;
}

function hasFault(slots: readonly Slot[], video: HTMLVideoElement, fault: Slot['fault']): boolean {
  return slots.some((slot) => slot.video === video && slot.fault === fault);
}

/** A free element that has the file already, the nearer the better; else any free one, unless it is too early to load it. */
function nearestFree(slots: readonly Slot[], taken: ReadonlySet<Slot>, want: WantedVideo): Slot | null {
  const free = slots.filter((slot) => !taken.has(slot));
  const same = free
    .filter(({ url }) => url === want.url)
    .toSorted(
      (a, b) => Math.abs(a.video.currentTime - want.seconds) - Math.abs(b.video.currentTime - want.seconds),
    );
  const isHeld = [...taken].some(({ url }) => url === want.url);
  if (same[0] === undefined && want.isEarly === true && isHeld) return null;
  return same[0] ?? free.find(({ url }) => url === null) ?? free[0] ?? null;
}

function assign(slot: Slot, { cutIndex, url, seconds }: WantedVideo): void {
  slot.cutIndex = cutIndex;
  slot.video.pause();
  if (slot.url !== url) {
    slot.url = url;
    slot.video.src = url;
    reload(slot, seconds);
  } else if (slot.fault === 'lost' && navigator.onLine) reload(slot, seconds);
  slot.video.playbackRate = 1;
  seek(slot.video, seconds);
}

/** Loads its file from the beginning, and goes to a second of it. */
function reload(slot: Slot, seconds: number): void {
  slot.fault = null;
  slot.video.load();
  seek(slot.video, seconds);
}

/** Whether it has a frame of where it stands. */
export function isReady(video: HTMLVideoElement): boolean {
  return video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && !video.seeking;
}

/** Moves an element; a seek that is under way is not asked for again. */
export function seek(video: HTMLVideoElement, seconds: number): void {
  if (Math.abs(video.currentTime - seconds) < SAME_SECONDS) return;
  video.currentTime = seconds;
}

/** A seek that is under way comes to its end first. */
export function seekOnceFree(video: HTMLVideoElement | null, seconds: number): void {
  if (video !== null && !video.seeking && video.readyState > 0) seek(video, seconds);
}

function mutedVideo(): HTMLVideoElement {
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  video.crossOrigin = 'anonymous';
  return video;
}
