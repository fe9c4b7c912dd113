import { disassemble, getChoseong } from 'es-hangul';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  closestSpelling,
  hangulOnEnglishLayout,
  initialsOf,
  interpretKeyword,
  jamoDistance,
  jamoOf,
} from './search-text.ts';

describe('search text', () => {
  test('an unfinished syllable is the beginning of its word', () => {
    expect(jamoOf('갤럭시').startsWith(jamoOf('갤ㄹ'))).toBe(true);
    expect(jamoOf('갤럭시').startsWith(jamoOf('겔'))).toBe(false);
  });

  test('initial consonants keep digits and Latin', () => {
    expect(initialsOf('갤럭시')).toBe('ㄱㄹㅅ');
    expect(initialsOf('S26 울트라')).toBe('s26 ㅇㅌㄹ');
  });

  test('every syllable is taken apart as the library does it, alone and among others', () => {
    const syllables = Array.from({ length: 0xd7a4 - 0xac00 }, (_, index) => String.fromCharCode(0xac00 + index));
    expect(syllables.map(initialsOf)).toEqual(syllables.map((one) => getChoseong(one)));
    expect(syllables.map(jamoOf)).toEqual(syllables.map((one) => disassemble(one)));
    const texts = fc.string({ unit: fc.constantFrom(...syllables, 'ㅘ', 'ㄳ', 'ㄱ', 'a', '7', ' '), maxLength: 20 });
    fc.assert(fc.property(texts, (text) => jamoOf(text) === disassemble(text.trim().replaceAll(/ +/g, ' '))));
  });

  test('Korean typed on an English layout is understood, English stays English', () => {
    expect(hangulOnEnglishLayout('rkffjrtl')).toBe('갈럭시');
    expect(hangulOnEnglishLayout('roffjrtl')).toBe('갤럭시');
    expect(hangulOnEnglishLayout('s26')).toBeNull();
    expect(hangulOnEnglishLayout('keyboard')).toBeNull();
    expect(hangulOnEnglishLayout('tv')).toBeNull();
    expect(hangulOnEnglishLayout('Tkf')).toBe('쌀');
    expect(hangulOnEnglishLayout('ROFFJRTL')).toBe('갤럭시');
  });

  test('rkffjrtl and roffjrtl both find 갤럭시; an English word finds no initial consonants', () => {
    const finds = (typed: string, text: string) =>
      interpretKeyword(typed).every(({ jamo, initials }) =>
        [...jamo, ...(initials ? [initials] : [])].some((form) => `${jamoOf(text)} ${initialsOf(text)}`.includes(form)),
      );
    for (const typed of ['rkffjrtl', 'roffjrtl', '갤럭시', '갤럭', '갤ㄹ', 'ㄱㄹㅅ', '갤럭시 s26'])
      expect(finds(typed, '갤럭시 S26'), typed).toBe(true);
    expect(finds('ㄳ', '가습기')).toBe(true);
    expect(finds('TV', '블루투스 스피커')).toBe(false);
    expect(finds('tv', '4K TV 55')).toBe(true);
  });

  test('k and o may be mistaken for each other on the wrong layout: 감자 is found by roawk', () => {
    expect(interpretKeyword('roawk').flatMap(({ jamo }) => jamo)).toEqual([
      'roawk',
      ...['갬자', '감자', '갬재'].map(jamoOf),
    ]);
  });

  test('a keyword is its words; only consonants are read as initials', () => {
    expect(interpretKeyword('무선 ㅇㅇㅍ')).toEqual([
      { text: '무선', jamo: ['ㅁㅜㅅㅓㄴ'], initials: null },
      { text: 'ㅇㅇㅍ', jamo: ['ㅇㅇㅍ'], initials: 'ㅇㅇㅍ' },
    ]);
    expect(interpretKeyword('  ')).toEqual([]);
    expect(interpretKeyword('100%_\\')).toEqual([{ text: '100', jamo: ['100'], initials: null }]);
  });

  test('the closest spelling is near, and nothing is offered without one', () => {
    expect(jamoDistance('ㅎㅔㄷㅡ', 'ㅎㅐㄷㅡ')).toBe(1);
    expect(closestSpelling('해드폰', ['헤드폰', '이어폰'])).toBe('헤드폰');
    // Two of the seven letters of 헤드폰, then three.
    expect(['해드펀', '해두펀'].map((typed) => closestSpelling(typed, ['헤드폰']))).toEqual(['헤드폰', null]);
    expect(closestSpelling('가나다라', ['헤드폰', '이어폰'])).toBeNull();
    expect(closestSpelling('헤드폰', ['헤드폰'])).toBeNull();
    expect(closestSpelling('rofjrtl', ['갤럭시', '가습기'])).toBe('갤럭시');
    expect(closestSpelling('갤럭씨', ['갤러리', '갤럭시'])).toBe('갤럭시');
  });

  test('the distance is that of spelling: symmetric, zero only for the same text, at most the longer text', () => {
    const jamo = fc.string({ unit: fc.constantFrom('ㄱ', 'ㅏ', 'ㄹ', 'ㅐ'), maxLength: 8 });
    fc.assert(
      fc.property(jamo, jamo, (one, other) => {
        const distance = jamoDistance(one, other);
        expect(distance).toBe(jamoDistance(other, one));
        expect(distance === 0).toBe(one === other);
        expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      }),
    );
  });
});
