import type { PictureFrame } from '@cutroom/contract';

/** A few pictures spread over a clip of unknown length, in bounded memory: when there are too many, every other goes. */
export class KeptPictures {
  #pictures: PictureFrame[] = [];
  #spacing = 1;
  #count = 0;

  /** @param picture keeps its memory: what is kept is a copy */
  offer(picture: PictureFrame): void {
    if (this.#count++ % this.#spacing !== 0) return;
    this.#pictures.push({ ...picture, rgb: new Uint8Array(picture.rgb) });
    if (this.#pictures.length <= PICTURES_MAX) return;
    this.#pictures = this.#pictures.filter((_, index) => index % 2 === 0);
    this.#spacing *= 2;
  }

  get pictures(): readonly PictureFrame[] {
    return this.#pictures;
  }
}

const PICTURES_MAX = 8;
