import { earlyPart } from '../lib/code-loading/early-part.ts';

/** The code of every screen but the landing page; each is a chunk of its own. */
export const DashboardScreen = earlyPart(
  async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
);
export const AccountScreen = earlyPart(
  async () => (await import('../features/account/account-screen.tsx')).AccountScreen,
);
export const UploadScreen = earlyPart(
  async () => (await import('../features/upload/upload-screen.tsx')).UploadScreen,
);
export const PromptScreen = earlyPart(
  async () => (await import('../features/prompt/prompt-screen.tsx')).PromptScreen,
);
export const ProcessingScreen = earlyPart(
  async () => (await import('../features/processing/processing-screen.tsx')).ProcessingScreen,
);
export const PreviewScreen = earlyPart(
  async () => (await import('../features/preview/preview-screen.tsx')).PreviewScreen,
);
export const TimelineScreen = earlyPart(
  async () => (await import('../features/timeline/timeline-screen.tsx')).TimelineScreen,
);
export const ExportScreen = earlyPart(
  async () => (await import('../features/export/export-screen.tsx')).ExportScreen,
);
export const SuccessScreen = earlyPart(
  async () => (await import('../features/export/success-screen.tsx')).SuccessScreen,
);
export const IdealUploadScreen = earlyPart(
  async () => (await import('../features/ideal-upload/ideal-upload-screen.tsx')).IdealUploadScreen,
);
export const ProjectMissingScreen = earlyPart(
  async () => (await import('../components/project-guards/project-guards.tsx')).ProjectMissing,
);
export const NotFoundScreen = earlyPart(
  async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
);

/** By the first segment of their paths. */
const SCREENS = {
  dashboard: DashboardScreen,
  account: AccountScreen,
  upload: UploadScreen,
  prompt: PromptScreen,
  processing: ProcessingScreen,
  preview: PreviewScreen,
  timeline: TimelineScreen,
  export: ExportScreen,
  success: SuccessScreen,
  'ideal-upload': IdealUploadScreen,
} as const;

/**
 * Brings the code of the screen at this path, which then shows without a pause. A failure shows when the screen itself is
 * needed.
 */
export async function preloadScreen(pathname: string): Promise<void> {
  const name = screenAt(pathname);
  if (name !== null) await SCREENS[name].preload().catch(() => {});
}

/** Where somebody goes who waits for a reel: each of these screens leads to the next by itself, or by one press. */
const NEXT: Partial<Record<keyof typeof SCREENS, readonly (keyof typeof SCREENS)[]>> = {
  prompt: ['processing', 'preview'],
  processing: ['preview'],
};

/** Brings the code of the screens that come after the one at this path. */
export async function preloadNext(pathname: string): Promise<void> {
  const name = screenAt(pathname);
  const next = name === null ? [] : (NEXT[name] ?? []);
  await Promise.allSettled(next.map((each) => SCREENS[each].preload()));
}

/** The screen whose code a path needs; null for the landing page, which comes with the first script, and for none. */
export function screenAt(pathname: string): keyof typeof SCREENS | null {
  const [, segment = ''] = pathname.split('/');
  return isScreen(segment) ? segment : null;
}

function isScreen(segment: string): segment is keyof typeof SCREENS {
  return Object.hasOwn(SCREENS, segment);
}
