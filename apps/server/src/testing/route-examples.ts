/** By 'METHOD /path' of a route: a body that is understood. */
export const EXAMPLE_BODIES: Readonly<Record<string, object>> = {
  'PUT /api/projects/:id/clips/:clipId/words': [],
  'POST /api/projects/:id/captions': { text: '00:00.000 --> 00:01.000\nhello' },
  'POST /api/projects/:id/brief': { prompt: 'By the sea' },
  'POST /api/projects/:id/music': { trackId: 'a' },
  'PATCH /api/projects/:id/music': { gainDb: -3 },
  'POST /api/projects/:id/process': { prompt: 'By the sea' },
  'PATCH /api/projects/:id/timeline': {
    selectedClips: [{ clipId: 'a', startTime: 0, endTime: 1, order: 0 }],
  },
  'POST /api/projects/:id/share': { platform: 'tiktok' },
  'POST /api/account/password': { currentPassword: 'x', newPassword: 'x'.repeat(10) },
  'PATCH /api/account': { name: 'x' },
  'POST /api/projects': { title: 'x' },
  'PATCH /api/projects/:id': { title: 'x' },
};

/** The same for what stands behind the path. */
export const EXAMPLE_QUERIES: Readonly<Record<string, string>> = {
  'GET /api/clips/:clipId/audio': '?from=0&to=1',
  'GET /api/projects/:id/music/audio': '?from=0&to=1',
};
