import { type BoardType, boardType, type CategoryType, categoryType, type Device } from '@mall/contracts/codes';
import type { OrderPaymentMethod } from '@mall/contracts/order-codes';

type OwnOrder = { readonly orderNo: string; readonly paymentMethod: OrderPaymentMethod };

/** R2.16: where a category leads, below the mall. */
export function categoryLink(type: CategoryType, categoryNo: string): string {
  const query = `?ctgNo=${encodeURIComponent(categoryNo)}`;
  if (type === categoryType.subscription) return `/subs/subsList${query}`;
  if (type === categoryType.event) return `/exhibition/listExhibition${query}`;
  return `/goods/goodsList${query}`;
}

/** R2.17 for goods, R2.11 for phones, and the subscription's own page: where a product's card leads, below the mall. */
export function productLink(productNo: string, categoryNo = ''): string {
  const number = encodeURIComponent(productNo);
  if (productNo.startsWith('SB')) return `/subs/detailSubs?subsNo=${number}`;
  if (productNo.startsWith('HP')) {
    const category = categoryNo === '' ? '' : `ctgNo=${encodeURIComponent(categoryNo)}&`;
    return `/goods/detailWireless?${category}gdsGrpNo=${number}`;
  }
  return `/goods/ngd/${number}`;
}

/** Phones side by side. */
export const compareLink = '/goods/compareWireless';

export const exhibitionLink = (exhibitionNo: number): string => `/exhibition/detailExhibition/${exhibitionNo}`;

export const specialSaleListLink = '/etcSale/list';
export const specialSaleLink = (saleNo: number): string => `/etcSale/detail/${saleNo}`;

/** R2.16: a board's list; the mobile site has names of its own for its first page. */
export function boardLink(type: BoardType, device: Device, page = 1): string {
  if (device === 'mobile' && page === 1) return type === boardType.mdReview ? '/mdReview' : '/notice';
  return `/board/boardList?tp=${type}&page=${page}`;
}

export const boardPostLink = (type: BoardType, postNo: number): string => `/board/boardDetail?tp=${type}&no=${postNo}`;

/** Link targets that the two sites spell differently. */
export const wishlistLink = (device: Device): string =>
  device === 'mobile' ? '/myQuestion/listMyJjim' : '/myshop/listMyJjim';
export const cartLink = (device: Device): string => (device === 'mobile' ? '/myQuestion/listCart' : '/order/cart');
export const orderListLink = (device: Device): string =>
  device === 'mobile' ? '/myQuestion/listMyOrder' : '/myshop/listMyOrder';
/** The orders of which something was asked back. */
export const claimListLink = (device: Device): string => `${orderListLink(device)}?claimed=only`;
export const orderLink = (orderNo: string): string => `/order/detail/${orderNo}`;
/** The same for members who order by spreadsheet: only My Shop's addresses are theirs. */
export const uploadOrderLink = (device: Device, orderNo: string): string =>
  `/${device === 'mobile' ? 'myShop' : 'myshop'}/detailMyOrder/${orderNo}`;
/** An upload of one's own. */
export const uploadLink = (uploadNo: number): string => `/upload?upload=${uploadNo}`;
/** An order where its member finds it. */
export const ownOrderLink = ({ orderNo, paymentMethod }: OwnOrder, device: Device): string =>
  paymentMethod === 'ON_ACCOUNT' ? uploadOrderLink(device, orderNo) : orderLink(orderNo);
export const recentlyViewedLink = (device: Device): string =>
  device === 'mobile' ? '/myShop/listRecent' : '/myshop/listRecent';
export const addressBookLink = (device: Device): string =>
  device === 'mobile' ? '/myQuestion/listMyDelivery' : '/myshop/listMyDelivery';
export const faqLink = (device: Device): string => (device === 'mobile' ? '/myShop/faqList' : '/myshop/listFaq');
export const myShopLink = (device: Device): string => (device === 'mobile' ? '/myShop/main' : '/myshop/main');
/** A page of questions and answers, below the folder in which the site keeps them. */
const questionPage = (device: Device, page: string): string =>
  `/${device === 'mobile' ? 'myQuestion' : 'myshop'}/${page}`;
export const questionListLink = (device: Device): string => questionPage(device, 'listMyQuestion');
export const questionLink = (device: Device, questionNo: number): string =>
  questionPage(device, `detailMyQuestion/${questionNo}`);
/** Where a question is written, about an order if one is named. */
export const askLink = (device: Device, orderNo?: string): string =>
  questionPage(device, `formMyQuestion${orderNo ? `?orderNo=${orderNo}` : ''}`);
export const questionChangeLink = (device: Device, questionNo: number): string =>
  questionPage(device, `formMyQuestion/${questionNo}`);
/** The member's own account, behind the password. */
export const memberInfoLink = (device: Device): string =>
  device === 'mobile' ? '/myShop/modMemInfoPwConfirm' : '/myshop/checkPassword';
/** R2.10 on the mobile site. */
export const withdrawalLink = (device: Device): string =>
  device === 'mobile' ? '/withdrawal' : '/myshop/scssMemberForm';
/** What the mall is, on the desktop site; what it makes easy, on the mobile one. */
export const aboutMallLink = (device: Device): string =>
  device === 'mobile' ? '/kakao/handyService' : '/content/familyShopIntro';
export const searchLink = '/search/searchGoodsList';
/** The mobile site finds ids and passwords on one page. */
export const findIdLink = (device: Device): string => (device === 'mobile' ? '/findUserInfoForm' : '/popup/findId');
export const findPasswordLink = (device: Device): string =>
  device === 'mobile' ? '/findUserInfoForm?find=password' : '/popup/password';

/** Where a password is changed. */
export const passwordLink = '/updatePasswordForm';
