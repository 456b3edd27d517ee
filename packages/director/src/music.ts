/** What prompts say of music, without the rest of the director, which is large. */
export { wishedMusic } from './plan/wishes/wished-music.ts';
