import { type Storefront, toCategory } from './storefront.ts';

export const daeryang: Storefront = {
  heroes: [
    {
      kicker: '단체 선물',
      title: '이름을 새겨\n더 고마운 선물',
      subtitle: '각인 텀블러와 에코백을\n열 개부터 만들어 드려요.',
      label: '텀블러 보기',
      image: 'goods/tumbler',
      colours: ['#e5efe7', '#c7dccb'],
      target: { link: toCategory('주방 > 텀블러·도시락') },
    },
    {
      kicker: '명절·연말 선물',
      title: '수량이 많을수록\n더 좋은 값',
      subtitle: '과일과 햄, 홍삼 선물세트를\n여러 주소로 나누어 보내요.',
      label: '선물세트 보기',
      image: 'goods/hamset',
      colours: ['#f4ead9', '#e2cfae'],
      target: { link: toCategory('식품 > 김·캔') },
    },
    {
      kicker: '사무실 소모품',
      title: '떨어지기 전에\n한 번에 채우기',
      subtitle: '화장지와 생수, 커피를\n상자째 보내 드려요.',
      label: '생활용품 보기',
      image: 'goods/toiletpaper',
      colours: ['#e8eef0', '#cbd8dd'],
      target: { link: toCategory('리빙·가구 > 생활용품') },
    },
  ],
  quickMenu: ['household', 'gifts', 'coffee', 'laptops', 'desk', 'bags', 'kitchen', 'food', 'exhibitions', 'notices'],
  phones: {
    title: '업무용 휴대폰',
    subtitle: '여러 대를 한 번에 개통해 드려요.',
    named: ['RAON C2 현장용', 'NOVA A27', 'NOVA Fold 7 비즈니스', 'NOVA A17'],
  },
  deals: {
    title: '단체 주문 인기 상품',
    subtitle: '많이 담을수록 좋은 값이에요.',
    link: toCategory('리빙·가구 > 생활용품'),
    named: [
      '각인 텀블러 단체 주문',
      '로고 인쇄 에코백 50개',
      '3겹 데코 화장지 35m 60롤',
      '프리미엄 캔햄 선물세트',
      '무라벨 생수 500ml 40병',
      '캡슐 커피 100개입',
      '24인치 FHD 사무용 피벗 모니터',
      '키친타월 150매',
      '30수 데일리 수건 20장',
      '참치·햄 혼합 선물세트',
    ],
  },
  subscriptions: ['커피', '직수 정수기', '공기청정기'],
  exhibitionsTitle: '단체 주문 기획전',
  mdReviewsTitle: 'MD가 먼저 써 본 상품',
  promotions: [
    {
      kicker: '각인 무료',
      title: '각인 텀블러 10개',
      subtitle: '열 개부터 만들어요',
      image: 'goods/tumbler',
      colours: ['#e5efe7', '#c7dccb'],
      target: { product: '각인 텀블러 단체 주문' },
    },
  ],
};
