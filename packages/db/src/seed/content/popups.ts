import { toCategory } from './storefronts/storefront.ts';
import type { MallUrl, Popup } from './types.ts';

type TopBanner = { label: string; text: string; strong: string; image: string; url: string };

const topBanners: Record<MallUrl, readonly TopBanner[]> = {
  familyshop: [
    {
      label: '11월 패밀리 위크',
      text: '겨울 가전을 장만하면',
      strong: '설치까지 무료',
      image: 'gift',
      url: toCategory('가전 > 계절 가전'),
    },
    {
      label: 'S26 사전예약',
      text: '예약한 모두에게',
      strong: '추가지원금 15만 원',
      image: 'phone',
      url: toCategory('휴대폰 > NOVA'),
    },
    {
      label: '산지 직송',
      text: '제주 감귤 로얄과',
      strong: '오늘 따서 내일 도착',
      image: 'tangerine',
      url: toCategory('식품 > 과일'),
    },
  ],
  hanul: [
    {
      label: '김장 대전',
      text: '김치냉장고와 밀폐용기',
      strong: '11월에는 배송비 0원',
      image: 'truck',
      url: toCategory('가전 > 냉장고 > 김치냉장고'),
    },
    {
      label: '한울 밥상',
      text: '주문한 날 찧은',
      strong: '햅쌀 10kg',
      image: 'rice',
      url: toCategory('식품 > 쌀·잡곡'),
    },
  ],
  dajeong: [
    {
      label: '홈데코 위크',
      text: '연말을 준비하는',
      strong: '디퓨저와 조명',
      image: 'plant',
      url: toCategory('리빙·가구 > 홈데코'),
    },
    {
      label: '뷰티 위크',
      text: '인기 스킨케어',
      strong: '최대 45% 할인',
      image: 'lotion',
      url: toCategory('뷰티 > 스킨케어'),
    },
  ],
  keep: [
    { label: 'MEMBERS', text: '11.20 — 11.26', strong: 'Winter Archive', image: 'label', url: toCategory('패션·잡화') },
    {
      label: 'DESK',
      text: '오래 두고 쓰는',
      strong: '책상 위의 물건들',
      image: 'monitor',
      url: toCategory('디지털 > 키보드·마우스'),
    },
  ],
  gamnamu: [
    {
      label: '감나무 장날',
      text: '매주 목요일',
      strong: '산지 직송 과일 잔치',
      image: 'tangerine',
      url: toCategory('식품 > 과일'),
    },
    {
      label: '한우 장터',
      text: '1++ 등심을',
      strong: '얼리지 않고 그대로',
      image: 'meat',
      url: toCategory('식품 > 정육'),
    },
  ],
  daeryang: [
    { label: '연말 단체 선물', text: '견적은', strong: '영업일 하루 안에', image: 'gift', url: '' },
    { label: '나누어 배송', text: '주소가 여럿이어도', strong: '한 번에 주문', image: 'truck', url: '' },
  ],
  tgate: [
    {
      label: '제휴 지원금',
      text: '쓰던 번호 그대로',
      strong: '더 가벼운 월 납부금',
      image: 'phone',
      url: toCategory('휴대폰'),
    },
    {
      label: '오늘 출발',
      text: '평일 오후 2시까지 주문하면',
      strong: '오늘 보내요',
      image: 'truck',
      url: toCategory('디지털', '&today=Y'),
    },
  ],
};

const emoji = (name: string, size: number) =>
  `<img src="/images/emoji/${name}.192.webp" alt="" width="${size}" height="${size}">`;

function topPopup({ label, text, strong, image, url }: TopBanner, index: number): Popup {
  return {
    popupNo: index + 1,
    type: 'DP01802',
    device: null,
    html: `<p><small>${label}</small> ${text} <strong>${strong}</strong> ${emoji(image, 40)}</p>`,
    url,
    sortOrder: index + 1,
    opensAt: '2026-11-01T00:00:00+09:00',
    closesAt: null,
  };
}

/** A window of its own, in one mall and on both sites. */
const windowPopup: Popup = {
  popupNo: 101,
  type: 'DP01801',
  device: null,
  html: `<h3>택배 물량이 늘어 배송이 늦어지고 있어요</h3><p>제주와 도서 산간, 강원 일부 지역은 하루에서 이틀 더 걸려요. 신선식품은 출발한 다음 날 도착하는 날짜에만 보내 드려요.</p><p>${emoji('truck', 64)}</p>`,
  url: '',
  sortOrder: 1,
  opensAt: '2026-11-01T00:00:00+09:00',
  closesAt: null,
};

export function popupsOf(mallUrl: MallUrl): Popup[] {
  const top = topBanners[mallUrl].map(topPopup);
  return mallUrl === 'hanul' ? [...top, windowPopup] : top;
}
