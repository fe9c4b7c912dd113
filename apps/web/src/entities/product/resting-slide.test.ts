import { expect, test } from 'vitest';
import { restingSlide } from './resting-slide.ts';

test('a list rests on the slide that fills it, give or take a fiftieth of its width', () => {
  expect(restingSlide({ scrollLeft: 0, clientWidth: 390 })).toBe(0);
  expect(restingSlide({ scrollLeft: 780, clientWidth: 390 })).toBe(2);
  expect(restingSlide({ scrollLeft: 787, clientWidth: 390 })).toBe(2);
});

test('a list between two slides rests on none', () => {
  expect(restingSlide({ scrollLeft: 788, clientWidth: 390 })).toBeNull();
  expect(restingSlide({ scrollLeft: 585, clientWidth: 390 })).toBeNull();
});

test('a list without a width rests on none, so that no count reads NaN', () => {
  expect(restingSlide({ scrollLeft: 0, clientWidth: 0 })).toBeNull();
});
