import { formatNumber } from '@mall/domain/money';

/** The line below a product's name: `세이지 / 슈퍼싱글 · 1개`. A line break never separates the number of pieces. */
export const piecesText = (facts: readonly string[], pieces: number): string =>
  [facts.filter((fact) => fact !== '').join(' · '), `${formatNumber(pieces)}개`]
    .filter((part) => part !== '')
    .join('\u00a0·\u00a0');
