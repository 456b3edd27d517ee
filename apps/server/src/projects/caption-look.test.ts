import type { EditingPlan, PlanStyle } from '@cutroom/contract';
import { expect, it } from 'vitest';
import { withEarlierCaptionLook } from './caption-look.ts';

const planOf = (style: Partial<PlanStyle>): EditingPlan => ({
  ...{ title: 'Sea', description: '', instructions: '' },
  selectedClips: [{ clipId: 'a', startTime: 0, endTime: 2, order: 0 }],
  style: { pace: 'medium', sound: 'original', ...style },
});
const clips = [{ id: 'a', analysis: { dominantColours: [{ hex: '#1b3f8a', share: 0.7 }] } }];

it('A new generation that shows captions has the look that was chosen before', () => {
  const earlier = planOf({ captions: true, captionStyle: 'boxed', captionAccent: '#ff0000' });
  expect(withEarlierCaptionLook(planOf({ captions: true }), earlier, clips).style).toMatchObject({
    captions: true,
    captionStyle: 'boxed',
    captionAccent: '#ff0000',
  });
});

it('The first captions have an accent of the clips’ colours, and a plan without captions stays as it is', () => {
  const { style } = withEarlierCaptionLook(planOf({ captions: true }), null, clips);
  expect(style?.captionAccent).toMatch(/^#[0-9a-f]{6}$/);
  const without = planOf({});
  expect(withEarlierCaptionLook(without, planOf({ captionStyle: 'boxed' }), clips)).toBe(without);
});
