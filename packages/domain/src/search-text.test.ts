import { describe, expect, test } from 'vitest';
import { closestSpelling, hangulOnEnglishLayout, initialsOf, interpretKeyword, jamoDistance, jamoOf } from './search-text.ts';

describe('decisions 9 search text', () => {
  test('an unfinished syllable is the beginning of its word', () => {
    expect(jamoOf('갤럭시').startsWith(jamoOf('갤ㄹ'))).toBe(true);
    expect(jamoOf('갤럭시').startsWith(jamoOf('겔'))).toBe(false);
  });

  test('initial consonants keep digits and Latin', () => {
    expect(initialsOf('갤럭시')).toBe('ㄱㄹㅅ');
    expect(initialsOf('S26 울트라')).toBe('s26 ㅇㅌㄹ');
  });

  test('Korean typed on an English layout is understood, English stays English', () => {
    expect(hangulOnEnglishLayout('rkffjrtl')).toBe('갈럭시');
    expect(hangulOnEnglishLayout('roffjrtl')).toBe('갤럭시');
    expect(hangulOnEnglishLayout('s26')).toBeNull();
    expect(hangulOnEnglishLayout('keyboard')).toBeNull();
  });

  test('a keyword is its words; only consonants are read as initials', () => {
    expect(interpretKeyword('무선 ㅇㅇㅍ')).toEqual([
      { text: '무선', jamo: ['ㅁㅜㅅㅓㄴ'], initials: null },
      { text: 'ㅇㅇㅍ', jamo: ['ㅇㅇㅍ'], initials: 'ㅇㅇㅍ' },
    ]);
    expect(interpretKeyword('  ')).toEqual([]);
    expect(interpretKeyword('100%_\\')).toEqual([{ text: '100', jamo: ['100'], initials: null }]);
  });

  test('the closest spelling is near, and nothing is offered when nothing is', () => {
    expect(jamoDistance('ㅎㅔㄷㅡ', 'ㅎㅐㄷㅡ')).toBe(1);
    expect(closestSpelling('해드폰', ['헤드폰', '이어폰'])).toBe('헤드폰');
    expect(closestSpelling('가나다라', ['헤드폰', '이어폰'])).toBeNull();
    expect(closestSpelling('헤드폰', ['헤드폰'])).toBeNull();
  });
});
