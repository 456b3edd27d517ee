import type { CaptionSettings, ClipAnalysis, EditingPlan, PlanStyle } from '@cutroom/contract';
import { accentColour } from '@cutroom/reel';

interface SeenClip {
  readonly id: string;
  readonly analysis: Pick<ClipAnalysis, 'dominantColours'> | null;
}

const PLAIN_STYLE: PlanStyle = { pace: 'medium', sound: 'original' };

/** The plan with captions, and an accent of the colours of the clips that it shows, where it has none yet. */
function withCaptions(plan: EditingPlan, clips: readonly SeenClip[]): EditingPlan {
  const style = plan.style ?? PLAIN_STYLE;
  if (style.captionAccent !== undefined) return { ...plan, style: { ...style, captions: true } };
  const shown = new Set(plan.selectedClips.map(({ clipId }) => clipId));
  const colours = clips.flatMap(({ id, analysis }) =>
    shown.has(id) ? (analysis?.dominantColours ?? []) : [],
  );
  return { ...plan, style: { ...style, captions: true, captionAccent: accentColour(colours) } };
}

/** A new plan that shows captions, in the look that its creator had chosen for them. */
export function withEarlierCaptionLook(
  plan: EditingPlan,
  earlier: EditingPlan | null,
  clips: readonly SeenClip[],
): EditingPlan {
  if (plan.style?.captions !== true) return plan;
  const { captionStyle, captionAccent } = earlier?.style ?? {};
  const style = {
    ...plan.style,
    ...(captionStyle === undefined ? {} : { captionStyle }),
    ...(captionAccent === undefined ? {} : { captionAccent }),
  };
  return withCaptions({ ...plan, style }, clips);
}

/** The plan with captions as they were set by hand. */
export function changedCaptions(
  plan: EditingPlan,
  { isOn, style: captionStyle, accent: captionAccent }: CaptionSettings,
  clips: readonly SeenClip[],
): EditingPlan {
  const style = {
    ...(plan.style ?? PLAIN_STYLE),
    ...(isOn === undefined ? {} : { captions: isOn }),
    ...(captionStyle === undefined ? {} : { captionStyle }),
    ...(captionAccent === undefined ? {} : { captionAccent }),
  };
  const changed = { ...plan, style };
  return isOn === true ? withCaptions(changed, clips) : changed;
}
