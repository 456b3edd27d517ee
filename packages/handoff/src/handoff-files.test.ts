import { HANDOFF_MEDIA } from '@cutroom/contract';
import { describe, expect, it } from 'vitest';
import { handoffEdit } from './handoff-edit.ts';
import { handoffFiles } from './handoff-files.ts';
import { SAMPLE_CLIPS, SAMPLE_PLAN, sampleClips, sampleEdit } from './testing/sample-edit.ts';

const names = (edit = sampleEdit()) => handoffFiles(edit, 'none').map(({ name }) => name);
const textOf = (name: string) => handoffFiles(sampleEdit(), 'none').find((file) => file.name === name)?.text;

describe('The files of a hand-off', () => {
  it('are a README, three timelines and captions', () => {
    expect(names()).toEqual(['README.txt', 'edit.otio', 'edit.fcpxml', 'edit.xml', 'captions.srt']);
  });

  it('have no captions where nobody says a word', () => {
    const silent = SAMPLE_CLIPS.map((clip) => ({ ...clip, analysis: null }));
    expect(names(handoffEdit({ id: 1, title: 'x' }, SAMPLE_PLAN, silent))).not.toContain('captions.srt');
  });

  it('have what is said as captions at the reel’s times, whether the reel shows them or not', () => {
    // The words begin 0.2 s into the cut that begins at 6.5 s; the last of them is heard again in the one after it.
    expect(textOf('captions.srt')).toBe(
      '1\n00:00:06,700 --> 00:00:08,133\nThe sea is warm.\n\n2\n00:00:08,500 --> 00:00:09,133\nwarm.\n',
    );
  });

  it.each(HANDOFF_MEDIA)(
    'say in the README what is in the zip, and what is left to do: %s',
    async (media) => {
      const [readme] = handoffFiles(sampleEdit({}, media), media);
      await expect(readme?.text.replaceAll('\r\n', '\n')).toMatchFileSnapshot(
        `./testing/golden/README-${media}.txt`,
      );
    },
  );

  it('say in the README of files with one name that they cannot lie in one folder', () => {
    const sameName = sampleClips('none').map((clip) => ({
      ...clip,
      file: { ...clip.file, path: 'media/a.MOV' },
    }));
    const edit = handoffEdit({ id: 1, title: 'x' }, SAMPLE_PLAN, sameName);
    expect(handoffFiles(edit, 'none')[0]?.text).toContain('have the same name');
    expect(handoffFiles(sampleEdit({}, 'none'), 'none')[0]?.text).not.toContain('have the same name');
  });
});
