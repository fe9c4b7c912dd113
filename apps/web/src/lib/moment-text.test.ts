import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayText } from './moment-text.ts';

test('the day of an instant is Seoul’s, with its weekday, whatever the clock of the browser', () => {
  const korean = new Intl.DateTimeFormat('ko-KR', {
    timeZone: 'Asia/Seoul',
    ...{ month: 'long', day: 'numeric', weekday: 'short' },
  });
  const anyInstant = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyInstant, (at) => {
      expect(weekdayText(at.toISOString())).toBe(korean.format(at).replace(' (', '('));
    }),
  );
  expect(weekdayText('2026-11-20T15:00:00.000Z')).toBe('11월 21일(토)');
});
