import { lastingTerms } from '@mall/contracts/codes';
import { claimStates, orderPaymentMethods, orderStates, paymentMethods } from '@mall/contracts/order-codes';
import { applicationStateLabels } from '../application-words.ts';
import { claimStateNames, claimTypeNames, orderStateName, paymentMethodNames } from '../order-words.ts';
import { productStateNames } from '../product-states.ts';
import { questionCategoryNames, questionStateNames } from '../question-words.ts';
import { careTypeLabels, subscriptionStateLabels } from '../subscription-words.ts';
import { termLabel } from '../term-words.ts';
import { discountTypeLabels } from '../wireless-words.ts';
import { coded, type ExportList, moments, namesOf, persons, plain } from './export-columns.ts';
import { lintSeverityNames, lintStateNames } from './lint-words.ts';
import { standingNames } from './listing-words.ts';
import { depositKindNames, differenceStateNames, entryKindNames } from './payment-words.ts';
import { sheetColumns } from './product-sheet/columns.ts';

/** The lists that can be downloaded, by the path of their call; add a new one here. */
export const exportLists: Readonly<Record<string, ExportList>> = {
  '/orders': {
    name: '주문',
    columns: [
      ...plain({ mallName: '몰', orderNo: '주문번호' }),
      ...moments({ orderedAt: '주문 시각', paidAt: '결제 시각' }),
      coded(
        'state',
        '상태',
        namesOf(orderStates, (state) => orderStateName(state, 'CARD')),
      ),
      coded(
        'paymentMethod',
        '결제 방법',
        namesOf(orderPaymentMethods, (method) => paymentMethodNames[method]),
      ),
      ...plain({
        productName: '상품',
        lineCount: '상품 줄',
        pieces: '수량',
        shipped: '발송 수량',
        totalAmount: '금액',
      }),
      ...persons({ ordererName: '주문자', recipient: '받는 분' }),
    ],
  },
  '/claims': {
    name: '클레임',
    columns: [
      ...plain({ mallName: '몰', orderNo: '주문번호', claimNo: '클레임 번호' }),
      coded('type', '종류', claimTypeNames),
      coded(
        'state',
        '상태',
        namesOf(claimStates, (state) => claimStateNames[state]),
      ),
      coded('fault', '귀책', { MEMBER: '회원', SELLER: '판매자' }),
      ...plain({ reason: '사유', productName: '상품', pieces: '수량', refund: '환불 금액', returnFee: '반품 배송비' }),
      ...moments({ requestedAt: '접수 시각', dueAt: '기한' }),
      ...persons({ ordererName: '주문자' }),
    ],
  },
  '/deposits': {
    name: '입금',
    columns: [
      ...plain({ mallName: '몰', orderNo: '주문번호' }),
      coded('kind', '종류', depositKindNames),
      coded(
        'method',
        '결제 방법',
        namesOf(paymentMethods, (method) => paymentMethodNames[method]),
      ),
      ...plain({ amount: '금액', expected: '있어야 할 돈', held: '갖고 있는 돈', answer: '결제사의 마지막 대답' }),
      ...moments({ since: '언제부터', dueAt: '기한', askedAt: '확인한 때' }),
    ],
  },
  '/ledger': {
    name: '결제 원장',
    columns: [
      ...moments({ happenedAt: '시각' }),
      ...plain({ mallName: '몰', orderNo: '주문번호', attemptNo: '시도' }),
      coded('kind', '내역', entryKindNames),
      coded(
        'method',
        '결제 방법',
        namesOf(paymentMethods, (method) => paymentMethodNames[method]),
      ),
      ...plain({ amount: '금액', transactionKey: '결제사 거래 번호' }),
    ],
  },
  '/differences': {
    name: '대사',
    columns: [
      ...plain({ mallName: '몰', orderNo: '주문번호', name: '결제 번호', words: '차이' }),
      ...plain({ ledger: '장부', other: '맞을 금액' }),
      coded('state', '상태', differenceStateNames),
      ...moments({ foundAt: '처음 찾은 때', seenAt: '마지막 대사' }),
    ],
  },
  '/lint': {
    name: '법 점검',
    columns: [
      ...plain({ mallName: '몰', ruleNo: '규칙 번호', ruleName: '규칙' }),
      coded('severity', '정도', lintSeverityNames),
      coded('state', '상태', lintStateNames),
      ...plain({ placeName: '위치', words: '지적', waivedUntil: '예외 끝나는 날' }),
      ...moments({ firstSeenAt: '처음 찾은 때', lastSeenAt: '마지막 점검', dueAt: '기한' }),
    ],
  },
  '/lint/malls': {
    name: '몰별 법 점검',
    columns: [
      ...plain({ mallName: '몰', score: '점수', red: '수정 필요', amber: '확인 권장', info: '참고', waived: '예외' }),
      ...moments({ checkedAt: '마지막 점검' }),
    ],
  },
  '/sheets': {
    name: '대량 주문',
    columns: [
      ...plain({ mallName: '몰', uploadNo: '번호', fileName: '파일' }),
      ...plain({ rowCount: '행', errorCount: '오류', orderCount: '주문', amount: '금액' }),
      ...moments({ uploadedAt: '올린 시각', orderedAt: '주문 시각' }),
      ...persons({ memberName: '회원' }),
    ],
  },
  '/balances': {
    name: '후불 잔액',
    columns: [
      ...plain({ mallName: '몰', memberNo: '회원 번호', creditLimit: '한도', charged: '주문' }),
      ...plain({ credited: '취소·반품', settled: '납부', owed: '남은 금액', paymentDays: '납부 기한(일)' }),
      coded('state', '계약', { APPROVED: '이용 중', SUSPENDED: '중지' }),
      ...persons({ memberName: '회원' }),
    ],
  },
  '/applications': {
    name: '휴대폰 신청',
    columns: [
      ...plain({ mallName: '몰', applicationNo: '신청번호' }),
      coded('state', '상태', applicationStateLabels),
      ...plain({ productName: '휴대폰', memory: '용량', colour: '색상', carrier: '통신사', planName: '요금제' }),
      coded('joinType', '가입 방법', { NEW: '신규가입', TRANSFER: '번호이동', CHANGE: '기기변경' }),
      coded('discountType', '할인', discountTypeLabels),
      ...plain({ support: '지원금', monthlyTotal: '월 납부액' }),
      ...moments({ submittedAt: '신청 시각', dueAt: '기한' }),
      ...persons({ applicant: '신청자' }),
    ],
  },
  '/subscriptions': {
    name: '구독 신청',
    columns: [
      ...plain({ mallName: '몰', applicationNo: '신청번호' }),
      coded('state', '상태', subscriptionStateLabels),
      ...plain({ productName: '상품', months: '약정(개월)', monthlyTotal: '월 이용료' }),
      coded('careType', '관리', careTypeLabels),
      ...moments({ submittedAt: '신청 시각', installationAt: '설치 시각' }),
      ...plain({ preferredOn: '희망일', endsOn: '약정 종료' }),
      ...persons({ applicant: '신청자' }),
    ],
  },
  '/questions': {
    name: '문의',
    columns: [
      ...plain({ mallName: '몰', questionNo: '번호' }),
      coded('category', '분류', questionCategoryNames),
      ...plain({ title: '제목' }),
      coded('state', '상태', questionStateNames),
      ...moments({ askedAt: '등록 시각' }),
      ...plain({ orderNo: '주문번호' }),
      ...persons({ member: '회원' }),
    ],
  },
  '/members': {
    name: '회원',
    columns: [
      ...plain({ mallName: '몰', memberNo: '회원 번호' }),
      coded('state', '상태', { ACTIVE: '이용 중', DORMANT: '휴면', WITHDRAWN: '탈퇴' }),
      coded('approval', '승인', { R: '대기', Y: '승인', N: '거절' }),
      ...plain({ isBlocked: '이용 제한', isVerified: '메일 확인', orders: '주문', orderAmount: '주문 금액' }),
      ...plain({ wantsMail: '메일 수신', wantsText: '문자 수신' }),
      ...moments({ joinedAt: '가입 시각', lastSignedInAt: '마지막 로그인' }),
      ...persons({ loginId: '아이디', name: '이름', phone: '휴대폰' }),
    ],
  },
  '/joining': {
    name: '가입 승인',
    columns: [
      ...plain({ mallName: '몰', memberNo: '회원 번호', isVerified: '메일 확인' }),
      ...moments({ joinedAt: '신청 시각' }),
      ...persons({ loginId: '아이디', name: '이름' }),
    ],
  },
  '/roster': {
    name: '임직원 명부',
    columns: [
      ...plain({ mallName: '몰', employeeNo: '사번', department: '부서', isJoined: '가입', hiredOn: '입사일' }),
      ...moments({ leavesAt: '퇴사 시각', invitedAt: '초대 시각', invitationEndsAt: '초대 기한' }),
      ...persons({ name: '이름' }),
    ],
  },
  '/terms/reconsents': {
    name: '재동의 대상',
    columns: [
      ...plain({ mallName: '몰', memberNo: '회원 번호' }),
      coded('termCode', '약관', namesOf(lastingTerms, termLabel)),
      ...plain({ wantedOn: '동의받을 버전', agreedOn: '동의한 버전' }),
      ...moments({ agreedAt: '동의한 시각' }),
      ...persons({ loginId: '아이디', name: '이름' }),
    ],
  },
  '/listings': {
    name: '진열',
    columns: [
      ...plain({ mallName: '몰', productNo: '상품번호', productName: '상품', brandName: '브랜드' }),
      ...plain({ categoryNo: '메뉴 번호', categoryName: '메뉴', marketPrice: '시중가', salePrice: '판매가' }),
      ...plain({ discountRate: '할인(%)', lowestPrice: '제휴몰 최저', highestPrice: '제휴몰 최고', sortOrder: '순서' }),
      coded('standing', '몰에서', standingNames),
      ...plain({ sold: '30일 판매' }),
      ...moments({ changedAt: '바뀐 때' }),
    ],
  },
  '/mails': {
    name: '보내지 못한 메일',
    columns: [
      ...plain({ mallName: '몰', mailNo: '번호', kind: '종류' }),
      ...moments({ queuedAt: '보내려던 시각', failedAt: '포기한 시각' }),
    ],
  },
  '/products': {
    name: '상품',
    columns: [
      ...plain({ productNo: '상품번호', name: '상품 이름', brandName: '브랜드', tag: '태그 문구' }),
      coded('kind', '종류', { goods: '일반 상품', wireless: '휴대폰', subscription: '구독' }),
      coded('state', '상태', productStateNames),
      ...plain({ marketPrice: '시중가', lowestPrice: '판매가 (최저)', highestPrice: '판매가 (최고)' }),
      ...plain({ mallCount: '진열 몰', stock: '재고' }),
      ...moments({ changedAt: '바뀐 때' }),
    ],
  },
  '/product-sheet': { name: '상품 시트', columns: sheetColumns('PRODUCTS') },
  '/product-sheet/options': { name: '옵션 시트', columns: sheetColumns('OPTIONS') },
};
