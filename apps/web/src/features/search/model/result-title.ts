import { josa } from 'es-hangul';

export type TitlePart = { readonly text: string; readonly isKeyword: boolean };

/** Digits whose Korean reading ends in a consonant: 영 일 삼 육 칠 팔. */
const closedDigit = /[013678]$/;

const particle = (word: string, pair: '와/과' | '을/를'): string => {
  if (!closedDigit.test(word)) return josa.pick(word, pair);
  return pair === '와/과' ? '과' : '을';
};

/** `‘무선’과 ‘선물’을 모두 담은 상품`, with the keywords marked. */
export function resultTitle(keywords: readonly string[]): TitlePart[] {
  return keywords.flatMap((keyword, index) => [
    { text: `‘${keyword}’`, isKeyword: true },
    { text: wordsAfter(keyword, index, keywords.length), isKeyword: false },
  ]);
}

function wordsAfter(keyword: string, index: number, count: number): string {
  if (count === 1) return ' 검색 결과';
  if (index === count - 1) return `${particle(keyword, '을/를')} 모두 담은 상품`;
  return index === count - 2 ? `${particle(keyword, '와/과')} ` : ', ';
}
