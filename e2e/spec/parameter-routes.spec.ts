import { expect, test } from '../support/test.ts';

// All addresses are opened with the real router in apps/web/src/specified-routes.test.ts; here one of each family in a browser.
const heading = { level: 1 } as const;

// R2.14
test('addresses with parameter parts open the desktop page that their words name, query preserved', {
  tag: '@desktop',
}, async ({ page, shop }) => {
  await shop.signIn();
  for (const { address, end, title } of [
    { address: 'goods/line', end: 'goods/goodsList?ctgNo=10', title: '휴대폰' },
    { address: 'goods/goodsList/13?sort=new', end: 'goods/goodsList?sort=new&ctgNo=13', title: /./ },
    { address: 'myshop/listMyOrder/3', end: 'myshop/listMyOrder', title: /주문/ },
    { address: 'order/cart/any/more', end: 'order/cart', title: /장바구니/ },
    { address: 'board/mdReview/2', end: 'board/boardList?tp=CM00410&page=2', title: /./ },
    { address: 'exhibition/listExhibition/any', end: 'exhibition/listExhibition?ctgNo=any', title: /./ },
    { address: 'etcSale/list/a/b/c', end: 'etcSale/list', title: /특가/ },
  ]) {
    await shop.open(address);
    await expect(page).toHaveURL(shop.url(end));
    await expect(page.getByRole('heading', heading)).toHaveText(title);
  }
  shop.allowRefusals();
  await shop.open('goods/nothing/12');
  await expect(page.getByRole('heading', heading)).toHaveText('찾으시는 페이지가 없어요');
});

// R2.09
test('addresses with parameter parts open the mobile page that their words name, after login if need be', {
  tag: '@mobile',
}, async ({ page, shop }) => {
  await shop.open('subs/subscription');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fm%2Ffamilyshop%2Fsubs%2FsubsList%3FctgNo%3D\d+$/);
  await shop.signIn();
  for (const { address, end, title } of [
    { address: 'goods/goodsList/13', end: 'goods/goodsList?ctgNo=13', title: /./ },
    { address: 'myShop/listMyOrder/3?page=1', end: 'myQuestion/listMyOrder?page=1', title: /주문/ },
    { address: 'myQuestion/faqList', end: 'myShop/faqList', title: /자주|FAQ/ },
    { address: 'board/notice', end: 'notice', title: /공지/ },
  ]) {
    await shop.open(address);
    await expect(page).toHaveURL(shop.url(end));
    await expect(page.getByRole('heading', heading)).toHaveText(title);
  }
  shop.allowRefusals();
  await shop.open('myShop/nothing');
  await expect(page.getByRole('heading', heading)).toHaveText('찾으시는 페이지가 없어요');
});
