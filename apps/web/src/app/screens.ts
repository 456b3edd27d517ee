import { lazy } from 'react';

/** The code of every screen but the landing page, by the first segment of its path; each is a chunk of its own. */
const LOADERS = {
  dashboard: async () => ({
    default: (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
  }),
  upload: async () => ({ default: (await import('../features/upload/upload-screen.tsx')).UploadScreen }),
  prompt: async () => ({ default: (await import('../features/prompt/prompt-screen.tsx')).PromptScreen }),
  processing: async () => ({
    default: (await import('../features/processing/processing-screen.tsx')).ProcessingScreen,
  }),
  preview: async () => ({ default: (await import('../features/preview/preview-screen.tsx')).PreviewScreen }),
  timeline: async () => ({
    default: (await import('../features/timeline/timeline-screen.tsx')).TimelineScreen,
  }),
  export: async () => ({ default: (await import('../features/export/export-screen.tsx')).ExportScreen }),
  success: async () => ({ default: (await import('../features/export/success-screen.tsx')).SuccessScreen }),
  'ideal-upload': async () => ({
    default: (await import('../features/ideal-upload/ideal-upload-screen.tsx')).IdealUploadScreen,
  }),
} as const;

export const DashboardScreen = lazy(LOADERS.dashboard);
export const UploadScreen = lazy(LOADERS.upload);
export const PromptScreen = lazy(LOADERS.prompt);
export const ProcessingScreen = lazy(LOADERS.processing);
export const PreviewScreen = lazy(LOADERS.preview);
export const TimelineScreen = lazy(LOADERS.timeline);
export const ExportScreen = lazy(LOADERS.export);
export const SuccessScreen = lazy(LOADERS.success);
export const IdealUploadScreen = lazy(LOADERS['ideal-upload']);
export const NotFoundScreen = lazy(async () => ({
  default: (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
}));

/**
 * Asks for the code of the screen at this path while the server is still being asked who is here. A failure shows when
 * the screen itself is needed.
 */
export function preloadScreen(pathname: string): void {
  const name = screenAt(pathname);
  if (name !== null) LOADERS[name]().catch(() => {});
}

/** The screen whose code a path needs; null for the landing page, which comes with the first script, and for none. */
export function screenAt(pathname: string): keyof typeof LOADERS | null {
  const [, segment = ''] = pathname.split('/');
  return isScreen(segment) ? segment : null;
}

function isScreen(segment: string): segment is keyof typeof LOADERS {
  return Object.hasOwn(LOADERS, segment);
}
