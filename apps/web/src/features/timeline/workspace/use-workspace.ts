import type { Project } from '@cutroom/contract';
import { useCallback, useMemo, useRef, useState } from 'react';
import { usePlayback } from '../../../api/use-playback.ts';
import { preloadPoster } from '../../../components/player/final-video-url.ts';
import { useTransport } from '../../../components/player/keys/use-transport.ts';
import { afterAnswer } from '../../../lib/code-loading/after-paint.ts';
import { useLeaveGuard } from '../../../lib/navigation/use-leave-guard.ts';
import { useTitleWriting } from '../crop-and-titles/on-frame/use-title-writing.ts';
import { useFramePull } from '../crop-and-titles/use-frame-pull.ts';
import { useDraft } from '../drafts/use-draft.ts';
import { positions } from '../editor/cuts/timeline-cuts.ts';
import { type TimelineEditor, useTimelineEditor } from '../editor/use-timeline-editor.ts';
import { useTimelineKeys } from '../keyboard/use-timeline-keys.ts';
import { useBeats } from '../music/use-beats.ts';
import { useDucks } from '../music/use-ducks.ts';
import { createRowElements } from '../rows/row-elements.ts';
import { nextStep } from '../saving/next-step.ts';
import { useSaveAndRegenerate } from '../saving/use-save-and-regenerate.ts';
import { useDocked } from '../strip/dock/use-docked.ts';
import { cutImages } from '../strip/drawing/cut-images.ts';
import { createStripDrop } from '../strip/gestures/strip-drop.ts';
import { reelPlaces } from '../strip/reel-places.ts';
import { useLiveReel } from '../strip/use-live-reel.ts';
import { useLoop } from '../strip/use-loop.ts';
import { type ReelLink, useReelLink } from '../strip/use-reel-link.ts';
import type { TimelineParts } from '../timeline-context.ts';
import { useCutActions } from '../use-cut-actions.ts';
import { usePlanVersions } from '../versions/use-plan-versions.ts';

/** What lies over the editor or beside it; one at a time. */
export type OpenPart = 'help' | 'recovery' | 'inspector' | 'replacement';

export type Workspace = ReturnType<typeof useWorkspace>;

/** Everything that the parts of the editor share: the edit, its player, what is open, and what is on its way to the server. */
export function useWorkspace(project: Project) {
  const { id, finalVideoPath, videoClips } = project;
  preloadPoster(finalVideoPath);
  const timeline = useTimelineEditor(project);
  const server = useSaveAndRegenerate(id, timeline);
  const draft = useDraft(project, timeline);
  const plans = usePlanVersions(id, timeline);
  const isBusy = server.isSaving || server.isRegenerating || plans.pendingId !== null;
  const leaving = useLeaveGuard(timeline.isUnsaved && !server.isRegenerating);
  const clipOf = useMemo(() => new Map(videoClips.map((clip) => [clip.id, clip])), [videoClips]);
  const next = nextStep(project, timeline.isUnsaved);
  const playback = usePlayback(id);
  const reel = useLiveReel(project, playback, timeline.editor.cuts);
  const isMuted = project.editingPlan?.style?.sound === 'mute';
  useBeats(project.music, playback?.clips ?? null, isMuted, timeline.dispatch);
  const ducks = useDucks(reel, timeline);
  const [isMovingBeats, setMovingBeats] = useState(false);
  const link = useReelLink(timeline.editor.cuts, reel, project.timeline);
  const [open, setOpen] = useState<OpenPart | null>(null);
  const close = useCallback(() => afterAnswer(() => setOpen(null)), []);
  const parts = useTimelineParts(timeline, link, setOpen);
  const { cuts, images: shown } = timeline.editor;
  const [isLooping, setLooping] = useState(false);
  const loop = useLoop(link, chosenIndex(timeline), isLooping);
  const onLoop = useCallback(() => setLooping((was) => !was), []);
  const play = useTransport({ places: positions(cuts), link, videoBox: parts.videoBox, onLoop });
  const frame = { cuts, reel, actions: parts.actions, secondsNow: link.secondsNow };
  const onDrag = useFramePull(frame);
  const writing = useTitleWriting(frame);
  useTimelineKeys(
    {
      ...{ actions: parts.actions, play, onTitle: writing.write, chosen: timeline.chosen },
      onHelp: () => setOpen('help'),
    },
    !isBusy && !leaving.isAsking,
  );
  const images = useMemo(
    () => cutImages({ cuts, images: shown }, clipOf, finalVideoPath, reelPlaces(cuts, project.timeline)),
    [cuts, shown, clipOf, finalVideoPath, project.timeline],
  );
  const [isSafeZoneShown, setSafeZoneShown] = useState(false);
  const dock = useRef<HTMLDivElement>(null);
  const isDocked = useDocked(parts.videoBox, dock);
  return {
    ...{ project, timeline, server, draft, plans, isBusy, leaving, clipOf, next, playback, reel, link },
    ...{ open, setOpen, close, parts, isLooping, onLoop, loop, images, onDrag, dock, isDocked },
    ...{ isSafeZoneShown, setSafeZoneShown, ducks, isMovingBeats, setMovingBeats, writing },
  };
}

/** The same object for as long as the editor is open: what only uses it is not drawn again. */
function useTimelineParts(
  timeline: TimelineEditor,
  link: ReelLink,
  onOpen: (part: OpenPart) => void,
): TimelineParts {
  const inspectorHeading = useRef<HTMLHeadingElement>(null);
  const videoBox = useRef<HTMLDivElement>(null);
  const actions = useCutActions(timeline, link, { inspectorHeading, videoBox }, onOpen);
  const [rows] = useState(createRowElements);
  const [stripDrop] = useState(createStripDrop);
  const { playhead } = link;
  return useMemo(
    () => ({ actions, playhead, rows, stripDrop, videoBox, inspectorHeading }),
    [actions, playhead, rows, stripDrop],
  );
}

/** Index of the one cut that is chosen; -1 where several are. */
function chosenIndex({ editor, chosen }: TimelineEditor): number {
  return chosen.length === 1 ? editor.cuts.findIndex(({ key }) => key === chosen[0]) : -1;
}
