import { benefit, type ExhibitionPlan } from './exhibition-plan.ts';

const winterBedding: ExhibitionPlan = {
  exhibitionNo: 3,
  category: '기획전 > 계절 기획전',
  kicker: '겨울 침구',
  title: '포근함을\n한 겹 더',
  subtitle: '이불부터 가습기까지 겨울 집 준비',
  description: '찬 바람이 먼저 닿는 곳부터 한 겹씩.\n덮고, 데우고, 촉촉하게 겨울 집을 준비해요.',
  image: 'scenes/winter',
  colourFrom: '#f6ece2',
  colourTo: '#ead6c0',
  isOnDark: false,
  startsOn: '2026-11-10',
  endsOn: '2026-12-14',
  noticeLines: [
    '침구는 포장을 뜯었거나 세탁한 뒤에는 교환과 반품이 어려워요.',
    '히터와 가습기는 자리를 비울 때 꼭 꺼 주세요.',
  ],
  sections: [
    {
      anchor: '이불과 베개',
      title: '덮는 순간 따뜻한',
      description: '바스락한 겉감, 소리 없이 가벼운 속',
      products: { '리빙·가구 > 침구·패브릭 > 이불·베개': 5 },
    },
    {
      anchor: '수건과 러그',
      title: '맨발이 닿는 곳까지',
      description: '',
      products: { '리빙·가구 > 침구·패브릭 > 수건': 3, '리빙·가구 > 침구·패브릭 > 커튼·러그': 3 },
    },
    {
      anchor: '데우고 촉촉하게',
      title: '마르지 않는 겨울 공기',
      description: '물통은 매일, 필터는 한 달에 한 번 씻어 주세요',
      products: { '가전 > 계절 가전 > 히터': 3, '가전 > 계절 가전 > 가습기·제습기': 4 },
    },
    {
      anchor: '불 밝히기',
      title: '저녁이 길어진 만큼',
      description: '',
      products: { '리빙·가구 > 조명': 4 },
    },
  ],
};

const yearEndTrip: ExhibitionPlan = {
  exhibitionNo: 4,
  category: '기획전 > 계절 기획전',
  kicker: '캠핑·여행',
  title: '연말 여행,\n짐은 가볍게',
  subtitle: '캐리어와 캠핑 장비 한자리에',
  description: '멀리 가도, 가까이 머물러도.\n들고 나서기 편한 것들로만 골랐어요.',
  image: 'scenes/camping',
  colourFrom: '#e5efe7',
  colourTo: '#c7dccb',
  isOnDark: false,
  startsOn: '2026-11-13',
  endsOn: '2026-12-20',
  noticeLines: [
    '캐리어 바퀴와 손잡이는 구입한 날부터 5년 동안 무상으로 고쳐 드려요.',
    '텐트를 친 뒤에는 단순 변심으로 반품할 수 없어요.',
  ],
  sections: [
    {
      anchor: '떠나는 혜택',
      title: '짐을 싸기 전에',
      description: '',
      benefits: [
        benefit('무상 수리', '캐리어 바퀴\n5년 무상', 'repeat'),
        benefit('각인', '네임 태그 각인\n무료', 'label'),
        benefit('배송', '출발 이틀 전까지\n도착', 'truck'),
      ],
    },
    {
      anchor: '캐리어와 가방',
      title: '기내부터 두 주 여행까지',
      description: '',
      products: { '패션·잡화 > 캐리어': 4, '패션·잡화 > 가방·지갑 > 백팩': 3 },
    },
    {
      anchor: '겨울 캠핑',
      title: '해가 지면 더 좋은',
      description: '추위를 막고, 불빛을 더하고',
      products: { '스포츠·레저 > 캠핑 > 텐트·체어': 5, '스포츠·레저 > 캠핑 > 쿨러·랜턴': 3 },
    },
    {
      anchor: '함께 챙길 것',
      title: '가방에 하나 더',
      description: '',
      products: { '주방 > 텀블러·도시락': 4, '디지털 > 충전·주변기기 > 충전기·보조배터리': 2 },
    },
  ],
};

const autumnGifts: ExhibitionPlan = {
  exhibitionNo: 8,
  category: '기획전 > 살림·푸드',
  kicker: '한가위 선물',
  title: '한가위,\n마음을 담은 상자',
  subtitle: '과일·한우·홍삼 선물 세트',
  description: '멀리 있는 분께 먼저 닿는 마음.\n산지에서 바로 담아 보내 드렸어요.',
  image: 'scenes/food_gift',
  colourFrom: '#f4e7d6',
  colourTo: '#e7cfae',
  isOnDark: false,
  startsOn: '2026-09-01',
  endsOn: '2026-09-23',
  noticeLines: ['신선식품은 받은 날부터 이틀 안에 사진과 함께 알려 주시면 바꿔 드려요.'],
  sections: [
    {
      anchor: '과일',
      title: '가장 잘 익은 날 딴 과일',
      description: '',
      products: { '식품 > 과일': 5 },
    },
    {
      anchor: '한우',
      title: '보자기에 싼 한우',
      description: '냉장 상자에 담아 새벽에 보내 드려요',
      products: { '식품 > 정육': 4 },
    },
    {
      anchor: '건강',
      title: '오래오래 건강하시라고',
      description: '',
      products: { '식품 > 건강식품': 5 },
    },
  ],
};

export const seasonExhibitions: readonly ExhibitionPlan[] = [winterBedding, yearEndTrip, autumnGifts];
