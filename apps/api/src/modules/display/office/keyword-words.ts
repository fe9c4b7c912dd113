import { fieldError } from '@mall/contracts/errors';
import type { KeywordWords } from '@mall/contracts/office/keyword-sets';

/** Keywords as typed; no duplicates in a list, and not all lists empty. */
export function toKeywordBody(words: KeywordWords): KeywordWords {
  for (const field of ['smart', 'popular'] as const) {
    const twice = words[field].find((name, at) => words[field].indexOf(name) < at);
    if (twice !== undefined) throw fieldError(field, `‘${twice}’ 검색어가 두 번 있어요. 하나를 빼 주세요.`);
  }
  if (words.smart.length + words.popular.length === 0) throw fieldError('smart', '검색어를 하나 이상 넣어 주세요.');
  return words;
}
