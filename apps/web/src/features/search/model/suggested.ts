import type { MenuItem } from '@mall/contracts/shell';
import type { ScreenTarget } from '@mall/domain/screens/screen-path';
import { categoryTarget } from '@mall/domain/screens/targets';
import type { ProductRow } from '../../../entities/product/product-rows.ts';

/** The entries below the search field: each can be chosen with the arrow keys, or pressed. */
export type Suggested =
  | { readonly of: 'word' | 'recent'; readonly text: string; readonly note: string }
  | { readonly of: 'category'; readonly text: string; readonly above: string; readonly target: ScreenTarget }
  | ({ readonly of: 'product'; readonly text: string } & Pick<ProductRow, 'image' | 'price' | 'rate' | 'target'>);

export const groupNames = { word: '', recent: '최근 검색어', category: '카테고리', product: '상품' } as const;

const mostCategories = 4;

/** Categories of the menu that match the typed text or the server's interpretation, those nearest to the top first. */
export function suggestedCategories(menu: readonly MenuItem[], texts: readonly string[]): Suggested[] {
  const below = (items: readonly MenuItem[], above: string): Suggested[] =>
    items.flatMap((item) => [
      ...(texts.some((text) => item.name.includes(text)) ? [toCategory(item, above)] : []),
      ...below(item.children, item.name),
    ]);
  return below(menu, '').slice(0, mostCategories);
}

const toCategory = ({ name, type, categoryNo }: MenuItem, above: string): Suggested => ({
  ...{ of: 'category', text: name, above },
  target: categoryTarget(type, categoryNo),
});
