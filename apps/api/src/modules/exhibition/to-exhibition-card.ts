import type { ExhibitionCard } from '@mall/contracts/search';
import type { ExhibitionRow } from './exhibition.repository.ts';

export function toExhibitionCard({
  description: _description,
  noticeLines: _lines,
  ...card
}: ExhibitionRow): ExhibitionCard {
  return card;
}
