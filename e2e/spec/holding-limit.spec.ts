import { isOrderable } from '@mall/domain/cart-line-state';
import { orderSheetTarget } from '@mall/domain/order-items';
import { Member } from '../support/member.ts';
import { goodsNamed } from '../support/products.ts';
import { Purchases } from '../support/purchases.ts';
import { holder } from '../support/spare-members.ts';
import { expect, test } from '../support/test.ts';

const waterName = '무라벨 생수 2L 12병';

test('the limit for one person is shown on the product’s page and in the basket, and the order page says why nothing can be ordered', async ({
  page,
  shop,
  isMobile,
}) => {
  const { accessToken } = await shop.signIn({ id: holder(isMobile ? 'mobile' : 'desktop') });
  const member = new Member(page.request, 'familyshop', accessToken);
  const goods = await goodsNamed(member, waterName);
  const productNo = goods.card.goodsGroupNo;
  const option = goods.options.find(isOrderable);
  if (!option || option.stockQuantity <= 20) throw new Error(`${waterName} has too little stock for this test`);
  const item = { productNo, optionNo: option.optionNo, quantity: 15 };
  const most = '한 사람이 한 번에 20개까지 살 수 있어요.';

  await shop.open(`goods/ngd/${productNo}`);
  await expect(page.getByText(most).first()).toBeAttached();

  await new Purchases(member).order([item]);
  await shop.open(shop.at(orderSheetTarget([{ ...item, quantity: 6 }])));
  const why = `‘${goods.card.name}’ 상품은 한 사람이 한 번에 20개까지 살 수 있어요. 결제하지 않은 주문에 15개가 있어요.`;
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByRole('button', { name: /원 결제하기$/ })).toBeDisabled();
  await page.getByRole('link', { name: '결제하지 않은 주문 보기' }).click();
  await expect(page).toHaveURL(/listMyOrder\?state=PENDING_PAYMENT/);

  await shop.open(shop.at(orderSheetTarget([{ ...item, quantity: 5 }])));
  await expect(page.getByRole('button', { name: /원 결제하기$/ })).toBeEnabled();
});
