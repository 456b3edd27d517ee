/** A reel of fifty cuts shown on the timeline, a few times over; a picture has some 20 kB. */
const PICTURES_MAX = 250;

/** The pictures asked for last, by name; the one not asked for the longest makes room. */
export interface RecentPictures {
  readonly get: (name: string) => Buffer | null;
  readonly keep: (name: string, picture: Buffer) => void;
}

export function recentPictures(countMax: number = PICTURES_MAX): RecentPictures {
  // A Map tells its entries in the order in which they were put in.
  const pictures = new Map<string, Buffer>();
  const keep = (name: string, picture: Buffer) => {
    pictures.delete(name);
    pictures.set(name, picture);
    for (const [oldest] of pictures) {
      if (pictures.size <= countMax) break;
      pictures.delete(oldest);
    }
  };
  return {
    get: (name) => {
      const picture = pictures.get(name) ?? null;
      if (picture !== null) keep(name, picture);
      return picture;
    },
    keep,
  };
}
