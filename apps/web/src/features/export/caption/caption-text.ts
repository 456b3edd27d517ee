import type { Project } from '@cutroom/contract';
import { shownLabels } from '../../../components/analysis-details/clip-facts.ts';
import { reelTitle } from '../../../components/project-guards/reel-title.ts';

const HASHTAGS_MAX = 8;
/** Words of the analysis that say how a clip was filmed: nobody looks for them. */
const NO_TAGS = new Set([
  'steady',
  'shaky',
  'handheld',
  'panning',
  'blurred',
  'silent',
  'speech',
  'music',
  'close-up',
  'wide shot',
  'several shots',
  'low light',
  'bright',
  'person',
  'people',
  'other',
  'general',
]);

/** A first line and hashtags for the post: from the reel's title and what is seen in its clips, the most frequent first. */
export function captionText({
  title,
  editingPlan,
  videoClips,
}: Pick<Project, 'title' | 'editingPlan' | 'videoClips'>): string {
  const line = reelTitle({ title, editingPlan });
  const used = new Set(editingPlan?.selectedClips.map(({ clipId }) => clipId));
  const counts = new Map<string, number>();
  for (const { id, analysisData } of videoClips) {
    if (!used.has(id) || analysisData === null) continue;
    const { labels, categories } = shownLabels(analysisData);
    for (const word of new Set([...categories, ...labels])) {
      if (!NO_TAGS.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  const words = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  const tags = [...new Set([...words.map(hashtag), '#reels'])].filter((tag) => tag !== '#');
  const kept = [...tags.filter((tag) => tag !== '#reels').slice(0, HASHTAGS_MAX - 1), '#reels'];
  return [line.trim(), kept.join(' ')].filter((part) => part !== '').join('\n\n');
}

/** 'palm trees' as '#palmtrees': platforms end a tag at the first other sign. */
function hashtag(word: string): string {
  return `#${word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')}`;
}
