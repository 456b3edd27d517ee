import { describe, expect, test } from 'vitest';
import { parseBrief } from './parse-brief.ts';

describe('the length of the reel', () => {
  test.each([
    ['make a 20 second reel', 'about', 20],
    ['a twenty-second video please', 'about', 20],
    ['20s', 'about', 20],
    ['30 sec reel for insta', 'about', 30],
    ['30secs', 'about', 30],
    ['make it half a minute long', 'about', 30],
    ['half minute highlight', 'about', 30],
    ['about a minute', 'about', 60],
    ['around one minute', 'about', 60],
    ['a minute and a half', 'about', 90],
    ['one and a half minutes', 'about', 90],
    ['1.5 minutes', 'about', 90],
    ['1:30 long', 'about', 90],
    ['0:45', 'about', 45],
    ['2 min', 'about', 120],
    ['two minutes ten seconds', 'about', 130],
    ['1 minute 15 seconds', 'about', 75],
    ['three quarters of a minute', 'about', 45],
    ['a forty five second recap', 'about', 45],
    ['90-second film', 'about', 90],
    ['15s, fast cuts', 'about', 15],
    ['um so like twenty seconds you know', 'about', 20],
    ['twenty seconds or so', 'about', 20],
    ['exactly 12 seconds', 'about', 12],
    ['12.5 seconds', 'about', 12.5],
    ['under 15s', 'at_most', 15],
    ['use every clip under 15s', 'at_most', 15],
    ['keep it under thirty seconds', 'at_most', 30],
    ['max 20 seconds', 'at_most', 20],
    ['no longer than a minute', 'at_most', 60],
    ['not more than 25 seconds', 'at_most', 25],
    ['up to 1 minute', 'at_most', 60],
    ['20 seconds max', 'at_most', 20],
    ['30 seconds or less', 'at_most', 30],
    ['less than half a minute', 'at_most', 30],
    ['at least 40 seconds', 'at_least', 40],
    ['longer than a minute', 'at_least', 60],
    ['40 seconds or more', 'at_least', 40],
    ['the duration should be 25', 'about', 25],
    ['thirty no wait twenty seconds', 'about', 20],
    ['make it thirty seconds actually twenty', 'about', 20],
    ['30 seconds, no sorry, make that 45 seconds', 'about', 45],
    ['a minute i mean half a minute', 'about', 30],
    ['forty seconds scratch that fifty seconds', 'about', 50],
  ])('%s', (prompt, kind, seconds) => {
    const { length } = parseBrief(prompt);
    expect(length).toMatchObject({ kind, seconds });
  });

  test.each([
    ['20-30 seconds', 20, 30],
    ['between 20 and 30 seconds', 20, 30],
    ['15 to 20s', 15, 20],
    ['30 or 40 seconds', 30, 40],
  ])('%s is a range', (prompt, fromSeconds, toSeconds) => {
    expect(parseBrief(prompt).length).toMatchObject({ kind: 'between', fromSeconds, toSeconds });
  });

  test.each([
    'make it good',
    'two seconds each',
    'fade out over 2 seconds',
    'hold the last shot for 3 seconds',
    'the first 5 seconds should show the dog',
    'a 9:16 video',
    'I filmed this at 10:30 pm',
    'use the second clip',
    'every second clip',
    'top 5 moments',
    'add a 2 second fade',
  ])('%s asks for no length', (prompt) => {
    expect(parseBrief(prompt).length).toBeNull();
  });
});

describe('the length of each cut', () => {
  test.each([
    ['two seconds each', 'about', 2],
    ['2 second clips', 'about', 2],
    ['each clip 3 seconds', 'about', 3],
    ['three seconds per clip', 'about', 3],
    ['cut every 2 seconds', 'about', 2],
    ['switch shots every second', 'about', 1],
    ['one second each', 'about', 1],
    ['a second each', 'about', 1],
    ['half a second per shot', 'about', 0.5],
    ['cuts of 1.5 seconds', 'about', 1.5],
    ['every clip should be two seconds long', 'about', 2],
    ['give every shot 4 seconds', 'about', 4],
    ['show each clip for two seconds', 'about', 2],
    ['no shot longer than 3 seconds', 'at_most', 3],
    ['each shot under 2 seconds', 'at_most', 2],
    ['shots should be at most 2 seconds', 'at_most', 2],
    ['each shot at least 3 seconds', 'at_least', 3],
    ['30 seconds in all, 3 seconds each', 'about', 3],
    ['fast cuts of one to two seconds', 'about', 1.5],
    ['two to four seconds a shot', 'about', 3],
    ['shorten each one to two seconds', 'about', 2],
  ])('%s', (prompt, kind, seconds) => {
    expect(parseBrief(prompt).cutLength).toEqual({ kind, seconds });
  });

  test('both lengths in one sentence stay apart', () => {
    const brief = parseBrief('a thirty second reel with two second cuts');
    expect(brief.cutLength).toEqual({ kind: 'about', seconds: 2 });
    expect(brief.length).toEqual({ kind: 'about', seconds: 30 });
  });

  test.each(['a 20 second clip', 'every second clip', 'make a 30 second video with all clips'])(
    '%s says nothing about each cut',
    (prompt) => {
      expect(parseBrief(prompt).cutLength).toBeNull();
    },
  );
});

describe('the number of clips and cuts', () => {
  test.each([
    'so that no two shots in a row look alike',
    'with no two similar clips next to each other',
    'make sure no two shots after one another are the same',
  ])('%s says nothing about their number', (prompt) => {
    expect(parseBrief(prompt)).toMatchObject({ count: null, exclude: [], include: [] });
  });

  test.each([
    ['use 3 clips', 'exactly', 3, 'clips'],
    ['ten cuts', 'exactly', 10, 'cuts'],
    ['the best five shots', 'exactly', 5, 'cuts'],
    ['only use the best 3 clips', 'exactly', 3, 'clips'],
    ['top 5 moments', 'exactly', 5, 'cuts'],
    ['at least 8 cuts', 'at_least', 8, 'cuts'],
    ['no more than 4 clips', 'at_most', 4, 'clips'],
    ['about twelve quick cuts', 'exactly', 12, 'cuts'],
    ['in a single take', 'exactly', 1, 'cuts'],
    ['five different clips in 20 seconds', 'exactly', 5, 'clips'],
    ['pick 6 clips', 'exactly', 6, 'clips'],
    ['just one clip', 'exactly', 1, 'clips'],
  ])('%s', (prompt, kind, count, of) => {
    expect(parseBrief(prompt).count).toEqual({ kind, count, of });
  });

  test.each([
    'leave out clip 3',
    'the first two clips',
    'start with clip 2',
    'clips 2 to 4',
    '2 second clips',
    'img 1234',
    'i uploaded 12 clips',
  ])('%s counts nothing', (prompt) => {
    expect(parseBrief(prompt).count).toBeNull();
  });
});
