/** Where the share sheet of a phone posts clips to (public/manifest.webmanifest, "share_target"). */
export const SHARE_PATH = '/share-target';
const FIELD = 'clips';
/** The page takes them from there (src/lib/service-worker/shared-clips.ts). */
const KEPT_IN = 'cutroom-shared-clips';

/** Keeps the clips for the page that opens, which may first have to ask somebody to sign in. */
export async function takeShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData();
    const clips = form.getAll(FIELD).filter((value) => value instanceof File);
    await keep(clips);
    return Response.redirect('/dashboard', 303);
  } catch {
    return Response.redirect('/dashboard?shared=failed', 303);
  }
}

/** All of them or, where the browser has no room, none. */
async function keep(clips: readonly File[]): Promise<void> {
  const cache = await caches.open(KEPT_IN);
  const share = crypto.randomUUID();
  const entries = clips.map((clip, place) => ({
    clip,
    path: `/shared-clips/${share}/${String(place).padStart(3, '0')}`,
  }));
  try {
    for (const { clip, path } of entries) await cache.put(path, keptResponse(clip));
  } catch (error) {
    for (const { path } of entries) await cache.delete(path);
    throw error;
  }
}

function keptResponse(clip: File): Response {
  return new Response(clip, {
    headers: {
      'content-type': clip.type,
      'x-name': encodeURIComponent(clip.name),
      'x-last-modified': String(clip.lastModified),
    },
  });
}
