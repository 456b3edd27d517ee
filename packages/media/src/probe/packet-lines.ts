import { lineReader } from '../process/line-reader.ts';

/** One line of ffmpeg's muxer `framecrc`. */
export interface PacketLine {
  /** When it is shown, on the clock it was written with; NaN where it does not say. */
  readonly atSeconds: number;
  readonly bytes: number;
  readonly isKey: boolean;
}

/**
 * Reads what the muxer `framecrc` writes: "#tb 0: 1/15360", then "0, dts, pts, duration, size, checksum" of each packet, and
 * ", F=0x0" where its flags are other than those of a keyframe.
 */
export function packetReader(onPacket: (packet: PacketLine) => void): (chunk: Buffer) => void {
  let tickSeconds = Number.NaN;
  return lineReader((line) => {
    const timebase = /^#tb 0: (\d+)\/(\d+)/.exec(line);
    if (timebase !== null) tickSeconds = Number(timebase[1]) / Number(timebase[2]);
    if (!line.startsWith('0,')) return;
    const [, , shownAt, , bytes] = line.split(',').map(Number);
    onPacket({
      atSeconds: (shownAt ?? Number.NaN) * tickSeconds,
      bytes: bytes ?? 0,
      isKey: !line.includes(', F='),
    });
  });
}
