import { benefit, type ExhibitionPlan } from './exhibition-plan.ts';

const newPhone: ExhibitionPlan = {
  exhibitionNo: 1,
  category: '기획전 > 휴대폰·디지털',
  kicker: '사전예약 · 임직원 전용',
  title: '새로운 S26,\n먼저 만나는 특권',
  subtitle: '추가지원금 15만 원',
  description: '추가지원금 15만 원, NOVA 버즈 3,\n액정 파손보험 6개월까지 모두 드립니다.',
  image: 'goods/phone_violet',
  colourFrom: '#4c3d92',
  colourTo: '#8273c8',
  isOnDark: true,
  startsOn: '2026-11-17',
  endsOn: '2026-11-30',
  noticeLines: [
    '사전예약은 11월 30일까지 신청하고 12월 7일까지 개통한 분께 혜택을 드려요.',
    '먼저 개통은 12월 2일부터 예약한 순서대로 진행해요.',
    'NOVA 버즈 3은 개통한 다음 달 말일까지 등록하신 주소로 보내 드려요.',
    '반납 보상은 쓰던 휴대폰의 기종과 상태에 따라 달라져요.',
    '추가지원금은 공통지원금, 선택약정 어느 쪽을 골라도 함께 받을 수 있어요.',
  ],
  sections: [
    {
      anchor: '예약 혜택',
      title: '예약만 해도 네 가지',
      description: '',
      benefits: [
        benefit('혜택 1', '임직원 추가지원금\n15만 원', 'money'),
        benefit('혜택 2', 'NOVA 버즈 3\n모두에게', 'headphone'),
        benefit('혜택 3', '액정 파손보험\n6개월 무료', 'lock'),
        benefit('혜택 4', '쓰던 폰 반납하면\n최대 60만 원', 'repeat'),
      ],
    },
    {
      anchor: '모델별 월 납부금',
      title: '모델별 월 납부금',
      description: '24개월 할부와 추가지원금을 더해 계산했어요',
      products: { '휴대폰 > NOVA > S 시리즈': 4 },
    },
    {
      anchor: '접는 폰',
      title: '접는 폰도 함께 비교해 보세요',
      description: '공통지원금 최대 70만 원',
      products: { '휴대폰 > 접는 폰 > 플립': 2, '휴대폰 > 접는 폰 > 폴드': 2 },
    },
    {
      anchor: '함께 쓰기 좋은 상품',
      title: '함께 쓰기 좋은 상품',
      description: '',
      products: {
        '디지털 > 스마트워치': 3,
        '디지털 > 헤드폰·이어폰': 3,
        '디지털 > 충전·주변기기': 2,
        '디지털 > 노트북·태블릿 > 태블릿': 2,
      },
    },
  ],
};

const homeOffice: ExhibitionPlan = {
  exhibitionNo: 2,
  category: '기획전 > 휴대폰·디지털',
  kicker: '홈 오피스 위크',
  title: '집에서도 일이 잘되는\n책상을 만들어요',
  subtitle: '모니터·체어·키보드',
  description: '화면은 넓게, 허리는 편하게, 손끝은 가볍게.\n하루의 절반을 보내는 자리를 바꿔 보세요.',
  image: 'scenes/desk_setup',
  colourFrom: '#1c2a4a',
  colourTo: '#33487a',
  isOnDark: true,
  startsOn: '2026-11-16',
  endsOn: '2026-12-06',
  noticeLines: [
    '책상과 의자는 전문 기사가 조립해 드리고, 설치일은 주문 뒤 전화로 정해요.',
    '엘리베이터가 없거나 사다리차가 필요하면 비용이 더 들 수 있어요.',
    '조립한 가구는 단순 변심으로 반품할 때 왕복 배송비와 해체 비용이 들어요.',
  ],
  sections: [
    {
      anchor: '이번 주 혜택',
      title: '책상을 새로 꾸미는 분께',
      description: '',
      benefits: [
        benefit('설치', '책상·체어\n조립까지 무료', 'house'),
        benefit('오늘 출발', '오후 2시 전 주문한\n주변기기', 'truck'),
        benefit('안심', '모니터 불량 화소\n1년 안에 교환', 'monitor'),
      ],
    },
    {
      anchor: '모니터',
      title: '눈이 넓어지는 모니터',
      description: '창 세 개를 나란히 펼쳐도 넉넉해요',
      products: { '디지털 > 모니터': 5 },
    },
    {
      anchor: '책상과 의자',
      title: '오래 앉아도 편한 자리',
      description: '',
      products: { '리빙·가구 > 의자·책상 > 책상': 3, '리빙·가구 > 의자·책상 > 사무용 의자': 4, '리빙·가구 > 조명': 3 },
    },
    {
      anchor: '키보드·마우스',
      title: '손끝이 즐거운 도구',
      description: '',
      products: { '디지털 > 키보드·마우스': 6, '디지털 > 헤드폰·이어폰 > 헤드폰': 4 },
    },
  ],
};

export const deviceExhibitions: readonly ExhibitionPlan[] = [newPhone, homeOffice];
