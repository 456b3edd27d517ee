import { describe, expect, it } from 'vitest';
import { drawFrame, greyOf, lookAt, randomFrom, scenery, type View } from '../testing/drawn-frames.ts';
import { judgeCamera } from './camera.ts';
import { MotionTracker } from './motion-tracker.ts';

const FPS = 30;

/** Films a scene for two seconds along a path given in pixels of a 160 wide frame. */
function film(viewAt: (seconds: number) => Partial<View>, fps = FPS, seconds = 2) {
  const scene = scenery(5);
  const tracker = new MotionTracker();
  for (let frame = 0; frame < seconds * fps; frame++) {
    tracker.add(greyOf(lookAt(scene, viewAt(frame / fps), frame / fps)));
  }
  const { steps, cuts } = tracker.finish();
  return { ...judgeCamera(steps, [{ startSeconds: 0, endSeconds: seconds }]), cuts };
}

/** Hand tremble: sines between 3 and 9 Hz of the given size in pixels. */
const tremble = (size: number) => (t: number) => ({
  x: size * (Math.sin(2 * Math.PI * 3.1 * t) + 0.7 * Math.sin(2 * Math.PI * 7.3 * t + 1)),
  y: size * (Math.cos(2 * Math.PI * 4.3 * t) + 0.7 * Math.sin(2 * Math.PI * 8.9 * t + 2)),
});

describe('judgeCamera', () => {
  it('calls a tripod still', () => {
    expect(film(() => ({}))).toMatchObject({ kind: 'still', isShaky: false });
  });

  it.each([0.5, 1.5, 4])('calls a steady pan of %d pixels a frame a pan, not shake', (speed) => {
    expect(film((t) => ({ x: speed * FPS * t }))).toMatchObject({ kind: 'pan', isShaky: false, cuts: [] });
  });

  it('does not take the start and the end of a pan for shake', () => {
    const eased = (t: number) => (1 - Math.cos(Math.PI * Math.min(1, t / 2))) / 2;
    expect(film((t) => ({ x: 120 * eased(t) })).isShaky).toBe(false);
  });

  it('calls a zoom a moving camera', () => {
    expect(film((t) => ({ zoom: 1 + 0.15 * t }))).toMatchObject({ kind: 'moving', isShaky: false });
  });

  it('calls faint tremble hand-held and strong tremble shaky', () => {
    expect(film(tremble(0.25))).toMatchObject({ kind: 'handheld', isShaky: false });
    expect(film(tremble(3))).toMatchObject({ kind: 'shaky', isShaky: true });
  });

  it('is the surer the farther the movement lies from what would be called otherwise', () => {
    expect(film(() => ({})).confidence).toBeGreaterThan(0.9);
    const slow = film((t) => ({ x: 5 * t })).confidence;
    const fast = film((t) => ({ x: 60 * t })).confidence;
    expect(slow).toBeGreaterThanOrEqual(0.5);
    expect(fast).toBeGreaterThan(slow);
    expect(film(tremble(0.5)).confidence).toBeGreaterThan(film(tremble(0.15)).confidence);
  });

  it('still finds the tremble on top of a pan', () => {
    const shaken = tremble(3);
    expect(film((t) => ({ ...shaken(t), x: 45 * t + shaken(t).x })).isShaky).toBe(true);
  });

  it.each([15, 12, 10])('tells slow tremble at %i frames a second, too', (fps) => {
    const wobble = (t: number) => ({ x: 1.2 * Math.sin(16 * t), y: 1.2 * Math.sin(17 * t + 1) });
    expect(film(wobble, fps)).toMatchObject({ kind: 'shaky', isShaky: true });
  });

  it.each([15, 10, 5])('tells a pan at %i frames a second from tremble', (fps) => {
    const eased = (t: number) => (1 - Math.cos(Math.PI * Math.min(1, t / 2))) / 2;
    expect(film((t) => ({ x: 45 * t }), fps)).toMatchObject({ kind: 'pan', isShaky: false });
    expect(film((t) => ({ x: 60 * eased(t) }), fps).isShaky).toBe(false);
  });

  it('forgives one bump', () => {
    expect(film((t) => ({ y: t > 1 && t < 1.1 ? 6 : 0 })).isShaky).toBe(false);
  });

  it('knows nothing of a single frame', () => {
    expect(judgeCamera([], [{ startSeconds: 0, endSeconds: 1 }])).toMatchObject({
      kind: 'still',
      isShaky: false,
    });
  });
});

describe('judgeCamera of grainy frames', () => {
  /** Two seconds of small frames as they are handed out, with grain of that many levels. */
  const grained = (sigma: number, paint: (x: number, y: number, seconds: number) => number) => {
    const random = randomFrom(8);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const tracker = new MotionTracker();
    for (let index = 0; index < 2 * FPS; index++) {
      const frame = drawFrame(80, 46, (x, y) => {
        const grey = paint(x, y, index / FPS) + sigma * normal();
        return [grey, grey, grey];
      });
      tracker.add({ ...greyOf(frame), atSeconds: index / FPS });
    }
    return judgeCamera(tracker.finish().steps, [{ startSeconds: 0, endSeconds: 2 }]);
  };
  const post = (x: number) => (x >= 20 && x < 23 ? 128 : 165);

  it.each([0.5, 1, 3])('takes grain of %d levels before plain sky for no movement', (sigma) => {
    expect(grained(sigma, () => 165)).toMatchObject({ kind: 'still', isShaky: false, tremble: 0 });
    expect(grained(sigma, post)).toMatchObject({ kind: 'still', isShaky: false, tremble: 0 });
  });

  it.each([1, 3])('still finds tremble and pans under grain of %d levels', (sigma) => {
    const scene = scenery(5);
    const shaken = tremble(3);
    const seen = (x: number, y: number) => scene(500 + 2 * x, 500 + 2 * y)[1];
    expect(grained(sigma, (x, y, t) => seen(x + shaken(t).x / 2, y + shaken(t).y / 2)).kind).toBe('shaky');
    expect(grained(sigma, (x, y, t) => seen(x + 20 * t, y)).kind).toBe('pan');
  });
});

describe('judgeCamera over several shots', () => {
  it('does not take a cut for a jolt', () => {
    const tracker = new MotionTracker();
    for (let frame = 0; frame < 60; frame++) {
      const scene = scenes[Math.floor(frame / 6) % 2] ?? scenery(5);
      tracker.add(greyOf(lookAt(scene, {}, frame / FPS)));
    }
    const { steps } = tracker.finish();
    const shots = Array.from({ length: 10 }, (_, shot) => ({
      startSeconds: (shot * 6) / FPS,
      endSeconds: ((shot + 1) * 6) / FPS,
    }));
    expect(judgeCamera(steps, shots)).toMatchObject({ kind: 'still', isShaky: false, tremble: 0 });
  });
});

const scenes = [scenery(5), scenery(6)];

describe('judgeCamera of movements', () => {
  it('says which way the camera goes, and when', () => {
    // A view that starts farther right each frame is a camera that turns to the right.
    const { moves } = film((t) => ({ x: 48 * t }));
    expect(moves).toHaveLength(1);
    expect(moves[0]?.right).toBeCloseTo(0.3, 1);
    expect(moves[0]?.down).toBeCloseTo(0, 1);
    expect(film((t) => ({ y: -48 * t })).moves[0]?.down).toBeCloseTo(-0.3, 1);
  });

  it('parts a movement that turns back, and leaves out what is still', () => {
    const there = (t: number) => Math.min(1, t) - Math.max(0, t - 2);
    const { moves } = film((t) => ({ x: 60 * there(t) }), FPS, 4);
    expect(moves.map(({ right }) => Math.sign(right))).toEqual([1, -1]);
    expect(moves[0]?.endSeconds).toBeLessThan(1.5);
    expect(moves[1]?.startSeconds).toBeGreaterThan(1.5);
  });

  it('goes no way on a circle', () => {
    const circle = (t: number) => ({ x: 16 * Math.cos(Math.PI * t), y: 16 * Math.sin(Math.PI * t) });
    for (const { right, down } of film(circle).moves) {
      expect(Math.hypot(right, down)).toBeLessThan(0.2);
      expect(Math.hypot(right, down)).toBeGreaterThan(0);
    }
  });

  it('knows none of a tripod and of trembling hands', () => {
    expect(film(() => ({})).moves).toEqual([]);
    expect(film(tremble(2)).moves).toEqual([]);
  });
});
