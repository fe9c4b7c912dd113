import { boardType, type Device } from '@mall/contracts/codes';
import { type ScreenTarget, screenPath } from '@mall/domain/screens/screen-path';
import { boardTarget } from '@mall/domain/screens/targets';
import { toCategory } from './storefront.ts';

type Entry = { title: string; image: string; label?: string; to: (device: Device) => string };

const entry = (title: string, image: string, link: string, label = ''): Entry => ({
  title,
  image: `emoji/${image}`,
  label,
  to: () => link,
});

const screenOn =
  (target: ScreenTarget) =>
  (device: Device): string =>
    screenPath(target, device);

/** The ways into a mall that its operator can choose from. */
export const quickMenuEntries = {
  deals: entry('오늘특가', 'fire', toCategory('가전', '&sort=discount'), 'HOT'),
  phones: entry('휴대폰 지원금', 'phone', toCategory('휴대폰')),
  subscriptions: entry('구독·렌탈', 'repeat', toCategory('구독·렌탈')),
  gifts: entry('선물하기', 'gift', toCategory('식품 > 건강식품')),
  farm: entry('산지 직송', 'tangerine', toCategory('식품 > 과일')),
  today: entry('오늘 출발', 'truck', toCategory('디지털', '&today=Y')),
  winter: entry('겨울 가전', 'snow', toCategory('가전 > 계절 가전')),
  exhibitions: entry('기획전', 'party', '/exhibition/listExhibition'),
  reviews: { title: 'MD 리뷰', image: 'emoji/memo', to: screenOn(boardTarget(boardType.mdReview)) },
  notices: { title: '공지사항', image: 'emoji/mega', to: screenOn(boardTarget(boardType.notice)) },
  wishlist: { title: '찜한 상품', image: 'emoji/star', to: screenOn({ screen: 'wishlist' }) },
  recent: { title: '최근 본 상품', image: 'emoji/mag', to: screenOn({ screen: 'recentlyViewed' }) },
  televisions: entry('TV·영상', 'tv', toCategory('가전 > TV·영상')),
  laptops: entry('노트북', 'laptop', toCategory('디지털 > 노트북·태블릿')),
  audio: entry('오디오', 'headphone', toCategory('디지털 > 헤드폰·이어폰')),
  desk: entry('데스크', 'monitor', toCategory('디지털 > 모니터')),
  watches: entry('시계', 'watch', toCategory('패션·잡화 > 시계·선글라스')),
  bags: entry('가방', 'handbag', toCategory('패션·잡화 > 가방·지갑')),
  shoes: entry('슈즈', 'shoe', toCategory('패션·잡화 > 신발')),
  clothes: entry('의류', 'shirt', toCategory('패션·잡화 > 의류')),
  beauty: entry('뷰티', 'lotion', toCategory('뷰티')),
  furniture: entry('가구', 'sofa', toCategory('리빙·가구 > 소파')),
  bedding: entry('침구', 'bed', toCategory('리빙·가구 > 침구·패브릭')),
  lighting: entry('조명', 'bulb', toCategory('리빙·가구 > 조명')),
  plants: entry('홈데코', 'plant', toCategory('리빙·가구 > 홈데코')),
  household: entry('생활용품', 'box', toCategory('리빙·가구 > 생활용품')),
  kitchen: entry('주방', 'cook', toCategory('주방')),
  coffee: entry('홈카페', 'coffee', toCategory('주방 > 커피·티')),
  food: entry('식품', 'apple', toCategory('식품')),
  rice: entry('쌀·잡곡', 'rice', toCategory('식품 > 쌀·잡곡')),
  meat: entry('정육', 'meat', toCategory('식품 > 정육')),
  honey: entry('꿀', 'honey', toCategory('식품 > 건강식품 > 꿀')),
  nuts: entry('견과', 'nut', toCategory('식품 > 건강식품 > 견과')),
  kids: entry('유아동', 'teddy', toCategory('유아동')),
  pets: entry('반려동물', 'dog', toCategory('반려·취미')),
  sports: entry('스포츠', 'ball', toCategory('스포츠·레저')),
  camping: entry('캠핑', 'tent', toCategory('스포츠·레저 > 캠핑')),
} as const satisfies Record<string, Entry>;

export type QuickMenuKey = keyof typeof quickMenuEntries;
