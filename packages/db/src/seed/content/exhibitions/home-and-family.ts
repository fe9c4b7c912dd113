import { benefit, type ExhibitionPlan } from './exhibition-plan.ts';

const livingRoom: ExhibitionPlan = {
  exhibitionNo: 5,
  category: '기획전 > 살림·푸드',
  kicker: '거실의 재발견',
  title: '주말엔\n거실이 영화관',
  subtitle: '소파·TV·홈카페와 관리받는 가전',
  description: '기대 눕고, 크게 보고, 천천히 내려 마시고.\n나가지 않아도 충분한 주말을 골라 담았어요.',
  image: 'scenes/living_room',
  colourFrom: '#e3ebe2',
  colourTo: '#bfd0bf',
  isOnDark: false,
  startsOn: '2026-11-05',
  endsOn: '2026-11-30',
  noticeLines: [
    '소파와 TV는 설치 기사가 방문 전에 전화로 약속을 정해요.',
    '구독 상품의 첫 달 요금은 설치한 달에만 받지 않아요.',
    '구독을 약정보다 일찍 해지하면 남은 기간에 따라 위약금이 생길 수 있어요.',
  ],
  sections: [
    {
      anchor: '소파와 체어',
      title: '몸을 맡기는 자리',
      description: '원단 견본을 먼저 받아 볼 수 있어요',
      products: { '리빙·가구 > 소파': 5 },
    },
    {
      anchor: 'TV와 소리',
      title: '크게 보고 깊게 듣고',
      description: '',
      products: { '가전 > TV·영상 > TV': 3, '가전 > TV·영상 > 프로젝터·사운드바': 2, '디지털 > 스피커': 2 },
    },
    {
      anchor: '홈카페',
      title: '오늘의 커피는 집에서',
      description: '원두부터 캡슐까지',
      products: { '주방 > 커피·티': 4, '식품 > 커피·간식 > 캡슐 커피': 2 },
    },
    {
      anchor: '관리받는 가전',
      title: '필터 걱정 없이 매달 관리',
      description: '방문 관리와 스스로 관리 가운데 골라요',
      products: { '구독·렌탈 > 정수기': 2, '구독·렌탈 > 공기청정기·제습기': 1, '구독·렌탈 > 안마의자': 1 },
    },
  ],
};

const beautyWeek: ExhibitionPlan = {
  exhibitionNo: 6,
  category: '기획전 > 뷰티·패밀리',
  kicker: '뷰티 위크',
  title: '건조한 계절,\n피부에 물길 내기',
  subtitle: '스킨케어부터 향수까지 열흘 동안',
  description: '세안하고 3분 안에 바르는 한 겹이\n겨울 피부를 바꿔요.',
  image: 'scenes/beauty_week',
  colourFrom: '#fbe9ea',
  colourTo: '#f0cdd1',
  isOnDark: false,
  startsOn: '2026-11-18',
  endsOn: '2026-11-27',
  noticeLines: [
    '화장품은 뚜껑을 열면 교환과 반품이 어려워요. 피부에 맞지 않으면 진단서와 함께 알려 주세요.',
    '선물 포장은 상품마다 하나씩 해 드려요.',
  ],
  sections: [
    {
      anchor: '열흘의 혜택',
      title: '바르는 만큼 더해지는',
      description: '',
      benefits: [
        benefit('선물 포장', '리본 상자\n무료', 'gift'),
        benefit('안심 교환', '본품 뜯기 전\n14일', 'repeat'),
        benefit('샘플', '향수 1.5ml\n함께 동봉', 'drop'),
      ],
    },
    {
      anchor: '스킨케어',
      title: '속부터 채우는 수분',
      description: '',
      products: { '뷰티 > 스킨케어 > 세럼·크림': 4, '뷰티 > 스킨케어 > 마스크팩': 2, '뷰티 > 스킨케어 > 선케어': 2 },
    },
    {
      anchor: '메이크업과 향',
      title: '얼굴에 한 톤, 손목에 한 방울',
      description: '',
      products: { '뷰티 > 메이크업': 4, '뷰티 > 향수': 3 },
    },
    {
      anchor: '헤어와 기기',
      title: '머리끝까지 촉촉하게',
      description: '',
      products: { '뷰티 > 헤어·바디': 3, '가전 > 이·미용 가전': 4 },
    },
  ],
};

const childrensGifts: ExhibitionPlan = {
  exhibitionNo: 7,
  category: '기획전 > 뷰티·패밀리',
  kicker: '12월 1일 시작',
  title: '산타보다 먼저\n고른 선물',
  subtitle: '완구·도서·첫 휴대폰',
  description: '갖고 싶은 것과 주고 싶은 것 사이.\n나이와 마음에 맞춰 골라 보세요.',
  image: 'scenes/kids_room',
  colourFrom: '#fff3df',
  colourTo: '#ffe0b3',
  isOnDark: false,
  startsOn: '2026-12-01',
  endsOn: '2026-12-25',
  noticeLines: [
    '12월 21일 오후 2시까지 주문하면 성탄절 전에 도착해요.',
    '키즈폰은 보호자의 본인 확인과 동의가 필요해요.',
  ],
  sections: [
    {
      anchor: '완구와 책',
      title: '만들고, 안고, 읽고',
      description: '',
      products: { '유아동 > 완구·도서': 6 },
    },
    {
      anchor: '달리는 선물',
      title: '바깥에서 노는 아이에게',
      description: '',
      products: { '유아동 > 유모차·승용완구': 4, '스포츠·레저 > 자전거': 2 },
    },
    {
      anchor: '첫 휴대폰',
      title: '위치 알림이 되는 키즈폰',
      description: '누구나 가입할 수 있는 요금제로 계산했어요',
      products: { '휴대폰 > 키즈·시니어 > 키즈폰': 3 },
    },
  ],
};

export const homeAndFamilyExhibitions: readonly ExhibitionPlan[] = [livingRoom, beautyWeek, childrensGifts];
