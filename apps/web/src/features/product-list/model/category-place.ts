import { categoryType } from '@mall/contracts/codes';
import type { MenuItem } from '@mall/contracts/shell';
import { categoryPath } from '@mall/domain/category-tree';
import { categoryTarget } from '@mall/domain/screens/targets';
import type { MallAddress } from '../../../lib/routing/mall-path.ts';
import type { ListScreen } from './list-address.ts';

/** What a category's list contains. */
export type ListKind = 'goods' | 'wireless' | 'subscription';
type Step = { readonly label: string; readonly to: MallAddress };
type SubCategory = Step & { readonly isOn: boolean };

/** The position of a list in the mall's category tree. */
export type CategoryPlace = {
  readonly categoryNo: string;
  readonly name: string;
  readonly kind: ListKind;
  /** Which of the screens with a list this is. */
  readonly screen: ListScreen;
  /** The path from the mall's home to here. */
  readonly steps: readonly Step[];
  /** The whole category, then its parts: its sub-categories, or its siblings when there are none. */
  readonly subCategories: readonly SubCategory[];
};

const whole = '전체';
const linkOf = ({ url, type, categoryNo }: MenuItem): MallAddress => url || categoryTarget(type, categoryNo);

const kindOf = (top: MenuItem | undefined, isSubscriptionPage: boolean): ListKind => {
  if (top?.type === categoryType.line) return 'wireless';
  if (top?.type === categoryType.subscription) return 'subscription';
  return !top && isSubscriptionPage ? 'subscription' : 'goods';
};

/** A list page without a category shows the first category that belongs on it. */
const firstOf = (menu: readonly MenuItem[], isSubscriptionPage: boolean): MenuItem | undefined =>
  menu.find(({ type }) => type !== categoryType.event && (type === categoryType.subscription) === isSubscriptionPage);

/** Finds the category in the address of a goods or a subscription list in the menu. */
export function categoryPlace(
  menu: readonly MenuItem[],
  screen: ListScreen,
  categoryNo: string | undefined,
): CategoryPlace {
  const isSubscriptionPage = screen === 'subscriptionList';
  const known = categoryNo ?? firstOf(menu, isSubscriptionPage)?.categoryNo ?? '';
  const way = categoryPath(menu, known);
  const here = way.at(-1);
  const name = here?.name ?? (isSubscriptionPage ? '구독·렌탈' : '상품');
  return {
    categoryNo: known,
    name,
    screen,
    kind: kindOf(way[0], isSubscriptionPage),
    steps: [
      { label: '홈', to: { screen: 'home' } },
      ...way.map((item) => ({ label: item.name, to: linkOf(item) })),
      ...(here && here.children.length > 0 ? [{ label: whole, to: linkOf(here) }] : []),
    ],
    subCategories: subCategoriesOf(way),
  };
}

function subCategoriesOf(way: readonly MenuItem[]): SubCategory[] {
  const here = way.at(-1);
  const parent = here && here.children.length > 0 ? here : way.at(-2);
  if (!here || !parent) return [];
  const stepOf = (item: MenuItem, label: string) => ({
    label,
    to: linkOf(item),
    isOn: item.categoryNo === here.categoryNo,
  });
  return [stepOf(parent, whole), ...parent.children.map((child) => stepOf(child, child.name))];
}
