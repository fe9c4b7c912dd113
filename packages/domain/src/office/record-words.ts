/** The names of the kinds of things that were changed, by the first word of a record's subject. */
const things: Readonly<Record<string, string>> = {
  order: '주문',
  claim: '클레임',
  deposit: '입금',
  difference: '대사 차이',
  application: '휴대폰 신청',
  subscription: '구독 신청',
  question: '문의',
  customerReview: '고객 후기',
  answerTemplate: '답변 양식',
  contact: '상담',
  lint: '법 점검',
  member: '회원',
  mail: '메일',
  sheet: '대량 주문',
  stock: '재고',
  category: '메뉴',
  brand: '브랜드',
  product: '상품',
  listing: '진열',
  priceRun: '가격 규칙',
  list: '목록',
  case: '결재',
  staff: '직원',
  grant: '권한',
  role: '역할',
  ipRule: 'IP 규칙',
  session: '접속',
  export: '내려받기',
  roster: '명부',
  review: '월 점검',
  request: '개인정보 요청',
  archive: '법정 보관',
};

/** `order 2026112200041203` as 주문 2026112200041203; an unknown subject is unchanged. */
export function subjectWords(subject: string): string {
  const [kind = '', ...rest] = subject.split(' ');
  const name = things[kind];
  return name ? [name, ...rest].join(' ') : subject;
}

/** The classes of personal data by name. */
export const personalNames: Readonly<Record<string, string>> = {
  name: '이름',
  id: '아이디',
  phone: '전화',
  email: '메일',
  address: '주소',
  birth: '생년월일',
  account: '계좌',
  sheet: '신청서',
};

/** 이름, 전화; a class without a name is unchanged. */
export const personalWords = (fields: readonly string[]): string =>
  fields.map((field) => personalNames[field] ?? field).join(', ');
