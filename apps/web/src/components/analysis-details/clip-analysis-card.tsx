import { type AnalysisData, playedSeconds, type SelectedClip } from '@cutroom/contract';
import { takenSeconds } from '@cutroom/reel';
import { clsx } from 'clsx';
import { ChevronDown, Leaf, Lock, Smile, VenetianMask, Vibrate, Zap } from 'lucide-react';
import {
  brisqueTone,
  type ClipGrade,
  clipGrade,
  type MoodIcon,
  moodDisplay,
  type ScoreTone,
  scoreTone,
  shownLabels,
  type UsedClip,
} from './clip-facts.ts';
import { measureFacts } from './measure-facts.ts';
import { Tag } from './tag.tsx';

const MOOD_ICONS = { smile: Smile, calm: Leaf, lightning: Zap, mask: VenetianMask } as const satisfies {
  [I in MoodIcon]: unknown;
};
const TONE_CLASSES: { readonly [T in ScoreTone]: string } = {
  good: 'text-good',
  fair: 'text-fair',
  poor: 'text-poor',
};

const GRADES: { readonly [G in ClipGrade]: { readonly word: string; readonly tone: string } } = {
  great: { word: 'Great', tone: 'bg-good-wash text-good' },
  fine: { word: 'Fine', tone: 'bg-raised text-ink-soft' },
  weak: { word: 'Weak', tone: 'bg-fair-wash text-fair' },
};

/** One line and one badge for a clip in the video; what was found of it, and the scores, open below. */
export function ClipAnalysisCard({ entry: { clip, name, cuts } }: { readonly entry: UsedClip }) {
  const { analysisData, analysisError } = clip;
  return (
    <li>
      <details className="group rounded-md bg-well text-sm">
        <summary className="flex min-h-11 list-none items-center gap-3 rounded-md px-4 [&::-webkit-details-marker]:hidden">
          <span className="timecode text-ink-faint">{cuts.map(({ position }) => position).join(', ')}</span>
          <span dir="auto" className="min-w-0 flex-1 truncate font-medium" title={name}>
            {name}
          </span>
          <span className="timecode text-xs text-ink-faint">
            {cuts.reduce((sum, { cut }) => sum + playedSeconds(cut), 0).toFixed(1)} s
          </span>
          {analysisData !== null && <GradeBadge analysis={analysisData} />}
          <ChevronDown
            aria-hidden
            className="size-4 text-ink-faint transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid grid-cols-1 gap-3 px-4 pt-1 pb-4">
          <ul className="grid grid-cols-1 gap-1">
            {cuts.map(({ position, cut }) => (
              <CutReason key={position} cut={cut} />
            ))}
          </ul>
          {analysisError !== null && <p className="text-poor">{analysisError}</p>}
          {analysisData !== null && <Facts analysis={analysisData} />}
          {analysisData === null && analysisError === null && (
            <p className="text-ink-faint">This clip has not been looked at yet.</p>
          )}
        </div>
      </details>
    </li>
  );
}

function GradeBadge({ analysis }: { readonly analysis: AnalysisData }) {
  const { word, tone } = GRADES[clipGrade(analysis.qualityMetrics)];
  return <span className={clsx('rounded-full px-2.5 py-0.5 text-xs font-medium', tone)}>{word}</span>;
}

/** Which part plays, and why it was chosen. */
function CutReason({ cut }: { readonly cut: SelectedClip }) {
  const { startTime, reason, locked = false } = cut;
  return (
    <li className="flex min-w-0 items-baseline gap-3">
      <span className="timecode shrink-0 text-xs text-ink-faint">
        {startTime.toFixed(1)}–{(startTime + takenSeconds(cut)).toFixed(1)} s
      </span>
      {reason !== undefined && reason !== '' && <span className="min-w-0 flex-1 text-ink">{reason}</span>}
      {locked && (
        <span className="inline-flex items-center gap-1 text-xs text-ink-soft">
          <Lock aria-hidden className="size-3.5 self-center" />
          Kept
        </span>
      )}
    </li>
  );
}

function Facts({ analysis }: { readonly analysis: AnalysisData }) {
  const { description, qualityMetrics, mood } = analysis;
  const { labels, categories } = shownLabels(analysis);
  const { icon, text } = moodDisplay(mood);
  const Icon = MOOD_ICONS[icon];
  return (
    <>
      {description !== '' && <p className="text-ink-soft">{description}</p>}
      <div className="flex flex-wrap gap-1.5">
        <Tag>
          <Icon aria-hidden className="size-3.5" />
          <span className="capitalize">{text}</span>
        </Tag>
        {[...new Set([...labels, ...categories])].map((label) => (
          <Tag key={label}>{label}</Tag>
        ))}
        {qualityMetrics.isShaky && (
          <Tag>
            <Vibrate aria-hidden className="size-3.5 text-poor" />
            Shaky
          </Tag>
        )}
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-soft">
        <Score
          name="BRISQUE score"
          value={qualityMetrics.brisqueScore}
          tone={brisqueTone(qualityMetrics.brisqueScore)}
          // No verdict: the badge has one, which counts shake as well. The scale tells what the colour does.
          text="of 100, 0 is best"
        />
        <Score
          name="Brightness"
          value={qualityMetrics.brightness}
          tone={scoreTone(qualityMetrics.brightness)}
          // No verdict: a well exposed clip is about half as bright as white. The scale tells what the colour does.
          text="of 100"
        />
        {measureFacts(analysis).map(({ name, value }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt>{name}</dt>
            <dd className="font-medium text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Score({
  name,
  value,
  tone,
  text,
}: {
  readonly name: string;
  readonly value: number;
  readonly tone: ScoreTone;
  /** Says what the colour does, for those who do not see it. */
  readonly text: string;
}) {
  return (
    <div className="flex items-baseline gap-2">
      <dt>{name}</dt>
      <dd className={clsx('timecode font-medium', TONE_CLASSES[tone])}>
        {Math.round(value)} <span className="font-sans font-normal">{text}</span>
      </dd>
    </div>
  );
}
