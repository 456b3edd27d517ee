import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DashboardScreen } from '../features/dashboard/dashboard-screen.tsx';
import { ExportScreen } from '../features/export/export-screen.tsx';
import { SuccessScreen } from '../features/export/success-screen.tsx';
import { IdealUploadScreen } from '../features/ideal-upload/ideal-upload-screen.tsx';
import { LandingScreen } from '../features/landing/landing-screen.tsx';
import { NotFoundScreen } from '../features/not-found/not-found-screen.tsx';
import { PreviewScreen } from '../features/preview/preview-screen.tsx';
import { ProcessingScreen } from '../features/processing/processing-screen.tsx';
import { PromptScreen } from '../features/prompt/prompt-screen.tsx';
import { TimelineScreen } from '../features/timeline/timeline-screen.tsx';
import { UploadScreen } from '../features/upload/upload-screen.tsx';
import { renderScreen } from '../testing/render-screen.tsx';
import { sampleProject } from '../testing/sample-project.ts';

// Effects do not run here, so the second paint is asked for with the first.
vi.mock('../features/timeline/workspace/later-panels.tsx', async () => ({
  LaterPanels: (await import('../features/timeline/workspace/edit-panels.tsx')).EditPanels,
}));

const DESKTOP = {
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0',
  maxTouchPoints: 0,
  onLine: true,
};
const PHONE = { userAgent: 'Mozilla/5.0 (Linux; Android 15) Mobile', maxTouchPoints: 5, onLine: true };

beforeEach(() => {
  vi.stubGlobal('navigator', DESKTOP);
  vi.stubGlobal('window', { innerWidth: 1280 });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

const project = sampleProject();
const failedEarly = sampleProject({ status: 'failed', finalVideoPath: null, videoClips: [] });

interface Expected {
  readonly screen: ReactNode;
  readonly given?: Parameters<typeof sampleProject>[0];
  readonly texts: readonly string[];
  readonly links?: readonly string[];
}

const SCREENS: readonly (readonly [string, Expected])[] = [
  [
    'landing',
    {
      screen: <LandingScreen isSettled />,
      texts: [
        'Cutroom',
        'AI-powered video editing for social media',
        'Transform your video clips into polished social media content with AI assistance.',
        'Upload up to 40 video clips',
        'Describe your vision with text prompts',
        'AI analyzes and edits automatically',
        'Export for Instagram, TikTok, YouTube',
        'Get Started',
        'Need Help?',
        'Contact us for technical support or business opportunities',
      ],
      links: ['mailto:help@example.com'],
    },
  ],
  [
    'not-found',
    {
      screen: <NotFoundScreen />,
      texts: ['404 Page Not Found', 'Did you forget to add the page to the router?'],
    },
  ],
  [
    'dashboard',
    {
      screen: <DashboardScreen />,
      texts: [
        'Create Your Video',
        'Upload your clips and describe how you want them edited. Our AI will create a polished video ready for social media.',
        'ada@example.com',
        'Create New Video',
        'Recent Projects',
        'Beach day',
        'Completed',
        'View',
        'Export',
        'Need Support?',
        'Contact us for technical issues, feature requests or business inquiries.',
      ],
      links: ['/preview/7', 'mailto:help@example.com'],
    },
  ],
  [
    'upload',
    {
      screen: <UploadScreen projectId={7} />,
      texts: [
        'Step 1 of 4',
        'Upload Your Video Clips',
        'Upload your video files to get started with AI-powered editing',
        'Continue to Prompt',
      ],
      links: ['/', '/prompt/7'],
    },
  ],
  [
    'prompt',
    {
      screen: <PromptScreen projectId={7} />,
      texts: [
        'Step 2 of 4',
        'Tell AI How to Edit Your Video',
        'Video Description & Instructions',
        'Quick Suggestions',
        'Travel Highlights',
        'Event Recap',
        'Product Showcase',
        'Tutorial Style',
        'Back',
        'Generate Video',
      ],
      links: ['/upload/7'],
    },
  ],
  [
    'processing',
    {
      screen: <ProcessingScreen projectId={7} />,
      given: { status: 'processing', processingProgress: 30 },
      texts: ['Step 3 of 4'],
    },
  ],
  [
    'preview',
    {
      screen: <PreviewScreen projectId={7} />,
      texts: [
        'Step 4 of 4',
        'Export Video',
        'Regenerate',
        'Edit Prompt',
        'Create New Video',
        'Video Timeline',
        'In the timeline editor you can reorder clips, delete them',
        'Clip 1',
        '1.0s – 3.0s',
        'AI Analysis Details',
      ],
      links: ['/dashboard', '/export/7', '/prompt/7', '/timeline/7'],
    },
  ],
  [
    'preview of a changed timeline',
    {
      screen: <PreviewScreen projectId={7} />,
      given: { status: 'timeline_modified' },
      texts: ['Edit Timeline'],
      links: ['/timeline/7'],
    },
  ],
  [
    'preview after a run that failed',
    {
      screen: <PreviewScreen projectId={7} />,
      given: { errorMessage: 'It broke.' },
      texts: ['Export Video', 'The last attempt made no video', 'It broke.'],
      links: ['/export/7'],
    },
  ],
  [
    'timeline after a run that failed',
    {
      screen: <TimelineScreen projectId={7} />,
      given: { status: 'timeline_modified', errorMessage: 'It broke.' },
      texts: ['Regenerate', 'The last attempt made no video', 'It broke.'],
    },
  ],
  [
    'prompt after a run that failed',
    {
      screen: <PromptScreen projectId={7} />,
      given: { errorMessage: 'It broke.' },
      texts: ['Generate Video', 'The last attempt made no video', 'It broke.'],
    },
  ],
  [
    'dashboard after a run that failed',
    {
      screen: <DashboardScreen />,
      given: { errorMessage: 'It broke.' },
      texts: ['View', 'The last attempt made no video'],
    },
  ],
  [
    'preview while uploading',
    {
      screen: <PreviewScreen projectId={7} />,
      given: { status: 'uploading' },
      texts: ['Upload still in progress', 'Continue Uploading'],
      links: ['/upload/7'],
    },
  ],
  [
    'preview before a video',
    {
      screen: <PreviewScreen projectId={7} />,
      given: { status: 'uploaded' },
      texts: ['Ready to create your video', 'Create Video Prompt'],
      links: ['/prompt/7'],
    },
  ],
  [
    'preview while processing',
    {
      screen: <PreviewScreen projectId={7} />,
      given: { status: 'processing' },
      texts: ['Video processing in progress', 'Check Progress'],
      links: ['/processing/7'],
    },
  ],
  [
    'preview without a video',
    {
      screen: <PreviewScreen projectId={7} />,
      given: failedEarly,
      texts: ['Video not available', 'Create New Prompt', 'Back to Dashboard'],
      links: ['/prompt/7', '/dashboard'],
    },
  ],
  [
    'timeline',
    {
      screen: <TimelineScreen projectId={7} />,
      texts: [
        'Step 4 of 4',
        'Regenerate',
        'Edit Prompt',
        'Export Video',
        '1.0s – 3.0s',
        'Timeline:',
        '0.0s – 2.0s',
        'Original:',
        '2.0s',
        'sec',
      ],
      links: ['/preview/7', '/prompt/7', '/export/7'],
    },
  ],
  [
    'timeline without a video',
    {
      screen: <TimelineScreen projectId={7} />,
      given: { finalVideoPath: null },
      texts: ['Video not available'],
    },
  ],
  [
    'timeline of a clip that is gone',
    { screen: <TimelineScreen projectId={7} />, given: { videoClips: [] }, texts: ['Missing Clip'] },
  ],
  [
    'timeline before a video',
    {
      screen: <TimelineScreen projectId={7} />,
      given: { status: 'processing' },
      texts: ['Video not ready', 'Check Progress'],
      links: ['/processing/7'],
    },
  ],
  [
    'timeline without its data',
    {
      screen: <TimelineScreen projectId={7} />,
      given: { status: 'timeline_modified', editingPlan: null },
      texts: ['Timeline data missing', 'Back to Preview'],
      links: ['/preview/7'],
    },
  ],
  [
    'export',
    {
      screen: <ExportScreen projectId={7} />,
      texts: [
        'Ready to Export',
        'Download',
        'Share',
        'Instagram',
        'TikTok',
        'YouTube',
        'Create New Video',
        'Back to Dashboard',
        'Back to Preview',
        '9:16, 1080x1920, MP4',
        'automatically deleted after download or sharing to save storage',
        'AI Analysis Details',
      ],
      links: ['/dashboard', '/preview/7'],
    },
  ],
  [
    'export before a video',
    {
      screen: <ExportScreen projectId={7} />,
      given: { status: 'timeline_modified' },
      texts: [
        'Video not ready. Please complete processing first.',
        'Your changes are saved, but the video has not been made anew with them yet.',
        'Regenerate',
        'Edit Timeline',
        'Check Progress',
      ],
      links: ['/timeline/7', '/processing/7'],
    },
  ],
  [
    'export while processing',
    {
      screen: <ExportScreen projectId={7} />,
      given: { status: 'processing' },
      texts: ['Video not ready. Please complete processing first.', 'Check Progress'],
      links: ['/processing/7'],
    },
  ],
  [
    'success',
    {
      screen: <SuccessScreen projectId={7} />,
      texts: [
        'Video Ready!',
        '0:02',
        'MP4 (1080x1920)',
        '12.3 MB',
        'Download Video',
        'Create Another Video',
        'Back to Dashboard',
      ],
      links: ['/dashboard'],
    },
  ],
  [
    'success of an unknown length',
    { screen: <SuccessScreen projectId={7} />, given: { actualDuration: null }, texts: ['0:10'] },
  ],
  [
    'success before a video',
    {
      screen: <SuccessScreen projectId={7} />,
      given: { status: 'uploaded' },
      texts: ['Video not ready. Please complete the export process first.', 'Go to Export'],
      links: ['/export/7'],
    },
  ],
  [
    'test page',
    {
      screen: <IdealUploadScreen />,
      texts: [
        'Create Test Project',
        'Chunking forced for files over 10 MB',
        'Chunks of 5 MB on desktop and 2 MB on mobile',
        'Concurrent uploads: 3 on desktop and 1 on mobile',
        'Resumable protocol version 1.0.0',
      ],
    },
  ],
];

it.each(SCREENS)('the %s screen says and leads where the specification wants', (_, expected) => {
  const { text, links } = renderScreen(expected.screen, [{ ...project, ...expected.given }]);
  for (const words of expected.texts) expect(text).toContain(words);
  expect(links).toEqual(expect.arrayContaining([...(expected.links ?? [])]));
});

it('offers a button to browse for files on phones', () => {
  vi.stubGlobal('navigator', PHONE);
  expect(renderScreen(<UploadScreen projectId={7} />, [project]).text).toContain('Browse Files');
});

it('hints at what to write while nothing is written', () => {
  const hint = 'Say what the video is about';
  expect(renderScreen(<PromptScreen projectId={7} />, [project]).text).not.toContain(hint);
  const unwritten = sampleProject({ prompt: ' ' });
  expect(renderScreen(<PromptScreen projectId={7} />, [unwritten]).text).toContain(hint);
});

it('says how many locked clips a new generation leaves alone', () => {
  const plan = project.editingPlan;
  const selectedClips = plan?.selectedClips.map((cut) => ({ ...cut, locked: true })) ?? [];
  const locked = { ...project, editingPlan: plan && { ...plan, selectedClips } };
  const { text } = renderScreen(<PromptScreen projectId={7} />, [locked]);
  expect(text).toContain('1 clip is locked on the timeline and keeps its place.');
});

it('says beside the video what was asked for and is not in it, and what is not as usual', () => {
  const report = {
    passed: true,
    problems: [],
    framesExpected: 60,
    framesFound: 60,
    durationSeconds: 2,
    bytes: 1_000_000,
    integratedLufs: null,
    truePeakDbtp: null,
    blackStretches: [],
    cutsEncoded: 1,
    cutsReused: 0,
    warnings: [
      'No font on this server can show 🎬: left out of the title.',
      'The video is quieter than usual: a sudden loud sound leaves no room.',
    ],
  };
  const run = {
    id: 'run',
    kind: 'generate',
    state: 'succeeded',
    prompt: 'A calm reel',
    stage: null,
    detail: null,
    error: null,
    report,
    createdAt: '2026-11-21T12:00:00Z',
    finishedAt: '2026-11-21T12:01:00Z',
  } as const;
  const { text } = renderScreen(<PreviewScreen projectId={7} />, [{ ...project, run }]);
  expect(text).toContain('Not everything went as planned');
  for (const warning of report.warnings) expect(text).toContain(warning);
  expect(text.indexOf('Not everything'), 'before the next steps').toBeLessThan(text.indexOf('Regenerate'));
});

it('tells about voice input what holds here, and nothing of other devices unasked', () => {
  const textOn = (userAgent: string) => {
    vi.stubGlobal('navigator', { ...DESKTOP, userAgent });
    return renderScreen(<PromptScreen projectId={7} />, [project]).text;
  };
  const ios = 'Voice input on iPhone and iPad';
  const unsupported = textOn(DESKTOP.userAgent);
  expect(unsupported).toContain('Voice input is not available in this browser');
  expect(unsupported).not.toContain(ios);

  vi.stubGlobal('SpeechRecognition', class {});
  const desktop = textOn(DESKTOP.userAgent);
  expect(desktop).toContain('Voice Input');
  expect(desktop).not.toContain(ios);
  expect(desktop).not.toContain('Browsers without voice input');
  expect(textOn('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toContain(ios);
});

it('cannot generate without a prompt', () => {
  const disabledWith = (prompt: string) =>
    renderScreen(<PromptScreen projectId={7} />, [sampleProject({ prompt })]).disabledButtons;
  expect(disabledWith(' \n')).toContain('Generate Video');
  expect(disabledWith('A calm reel')).not.toContain('Generate Video');
});

it('cannot create a video before the projects are here', () => {
  expect(renderScreen(<DashboardScreen />, null).disabledButtons).toContain('Create New Video');
  expect(renderScreen(<DashboardScreen />, []).disabledButtons).not.toContain('Create New Video');
});

it('moves the first clip, which is chosen, only down', () => {
  const cut = { clipId: 'clip-a', startTime: 1, endTime: 3 };
  const selectedClips = [
    { ...cut, order: 0 },
    { ...cut, order: 1 },
  ];
  const editingPlan = { title: '', description: '', instructions: '', selectedClips };
  const { disabledButtons } = renderScreen(<TimelineScreen projectId={7} />, [
    sampleProject({ editingPlan }),
  ]);
  expect(disabledButtons).toContain('Move clip 1 up');
  expect(disabledButtons).not.toContain('Move clip 1 down');
});

it("'Edit Timeline' is offered only for a changed timeline", () => {
  expect(renderScreen(<PreviewScreen projectId={7} />, [project]).text).not.toContain('Edit Timeline');
});

it.each([
  ['timeline', <TimelineScreen key="timeline" projectId={8} />],
  ['preview', <PreviewScreen key="preview" projectId={8} />],
  ['export', <ExportScreen key="export" projectId={8} />],
  ['success', <SuccessScreen key="success" projectId={8} />],
])("the %s screen of a project that is not in the user's list says so", (_, screen) => {
  const { text, links } = renderScreen(screen, [project]);
  expect(text).toContain('Project not found');
  expect(text).toContain("The video project doesn't exist or you don't have access to it.");
  expect(text).toContain('Back to Dashboard');
  // The logo, and the button.
  expect(links).toEqual(['/', '/']);
});
