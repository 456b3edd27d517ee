/** Over the video, while the timeline beside it is another: what plays is what was made last, without the edit. */
export function MadeVersionChip() {
  return (
    <p className="pointer-events-none absolute top-2 left-2 max-w-[calc(100%-1rem)] rounded-sm bg-black/75 px-2 py-1 text-xs font-medium text-white ring-1 ring-white/20">
      Last made version
    </p>
  );
}
