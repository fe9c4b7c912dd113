type ContentPage = { readonly pageName: string; readonly title: string; readonly html: string };

const section = (title: string, ...lines: readonly string[]): string =>
  `<h2>${title}</h2>${lines.map((line) => `<p>${line}</p>`).join('')}`;
const list = (title: string, ...items: readonly string[]): string =>
  `<h2>${title}</h2><ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

/** What each mall tells of itself and of its simple services. */
export const contentPagesOf = ({ name }: { readonly name: string }): readonly ContentPage[] => [
  {
    pageName: 'familyShopIntro',
    title: `${name} 소개`,
    html: [
      section(
        '가족에게 권할 수 있는 것만',
        `${name}에서는 휴대폰과 생활용품, 구독·렌탈 상품을 한곳에서 회원가로 살 수 있어요.`,
        '같은 상품을 여러 곳에서 비교하지 않아도 되도록 시중가와 회원가를 나란히 보여 드려요.',
      ),
      list(
        '이런 점이 달라요',
        '휴대폰은 기기값과 요금을 더한 한 달 금액을 먼저 보여 드리고, 계산 과정을 모두 열어 볼 수 있어요.',
        '배송비와 무료배송 기준은 장바구니에서 미리 보여 드려요. 오늘 출발 상품은 평일 오후 2시까지 주문하면 그날 보내요.',
        '구독·렌탈 상품은 방문 관리 주기와 제휴 할인까지 한 화면에서 고를 수 있어요.',
      ),
      section(
        '누가 이용하나요',
        '임직원과 가족이라면 누구나 이용할 수 있어요. 받은 아이디로 로그인하면 회원가가 보여요.',
      ),
    ].join(''),
  },
  {
    pageName: 'handyService',
    title: '간편 서비스',
    html: [
      section('휴대폰으로 더 쉽게', `자주 찾는 ${name} 서비스를 모았어요. 로그인하면 바로 이용할 수 있어요.`),
      list(
        '이런 일을 할 수 있어요',
        '<b>주문·배송 조회</b> My Shop에서 지금 어디쯤 왔는지 확인해요.',
        '<b>취소·교환·반품</b> 주문 상세에서 수량을 골라 신청하면 환불 금액을 미리 보여 드려요.',
        '<b>휴대폰 요금 계산</b> 요금제와 할인 방법을 바꿔 가며 한 달 금액을 비교해요.',
        '<b>1:1 문의</b> 사진을 붙여 물어보면 My Shop에서 답변을 볼 수 있어요.',
      ),
      section('처음이신가요?', '받은 아이디로 로그인한 뒤 비밀번호를 바꿔 주세요. 어려우면 고객센터로 전화해 주세요.'),
    ].join(''),
  },
];
