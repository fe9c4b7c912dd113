import { orderStates } from '@mall/contracts/order-codes';
import { expect, test } from 'vitest';
import { stepLabels } from './application-steps.ts';
import { applicationStateLabels, applicationStateTexts } from './application-words.ts';
import { cashReceiptPurposeNames } from './cash-receipt.ts';
import {
  claimName,
  claimStateNames,
  claimTypeNames,
  claimWay,
  orderStateName,
  orderWay,
  paymentMethodNames,
} from './order-words.ts';
import { passwordRules } from './password-policy.ts';
import { questionCategoryNames, questionStateNames } from './question-words.ts';
import { applicationStateKinds, claimStateKinds, questionStateKinds, subscriptionStateKinds } from './state-kinds.ts';
import {
  careText,
  careTypeLabels,
  choiceText,
  spendText,
  subscriptionStateLabels,
  subscriptionStateTexts,
  termSumText,
} from './subscription-words.ts';
import {
  discountTypeLabels,
  discountWords,
  instalmentLabel,
  instalmentWords,
  joinTypeLabels,
} from './wireless-words.ts';

test('the states of an application have the carriers’ names, and a sentence each for the member', () => {
  expect(applicationStateLabels).toMatchInlineSnapshot(`
    {
      "ACTIVATED": "개통완료",
      "ACTIVATION_REQUESTED": "개통요청",
      "APPROVED": "심사 가능",
      "CANCELLED": "취소",
      "CERTIFIED": "심사 대기",
      "DELIVERED": "수령",
      "ON_HOLD": "심사 보류",
      "RECEIVED": "접수",
      "REJECTED": "심사 불가",
      "SHIPPED": "발송",
      "WITHDRAWN": "철회",
    }
  `);
  expect(applicationStateTexts).toMatchInlineSnapshot(`
    {
      "ACTIVATED": "개통을 마쳤어요. 휴대폰을 곧 보내 드려요.",
      "ACTIVATION_REQUESTED": "통신사에 개통을 요청했어요.",
      "APPROVED": "가입할 수 있어요. 곧 개통을 요청해요.",
      "CANCELLED": "신청을 취소했어요.",
      "CERTIFIED": "본인인증을 확인했어요. 통신사 심사를 기다리고 있어요.",
      "DELIVERED": "휴대폰을 받았어요.",
      "ON_HOLD": "확인할 것이 있어서 심사를 멈췄어요. 고객센터에서 연락드려요.",
      "RECEIVED": "신청서를 받았어요.",
      "REJECTED": "이번에는 가입할 수 없어요. 이유는 진행 내역에서 볼 수 있어요.",
      "SHIPPED": "휴대폰을 보냈어요.",
      "WITHDRAWN": "계약을 철회했어요.",
    }
  `);
  expect(stepLabels).toMatchInlineSnapshot(`
    {
      "confirm": "확인",
      "delivery": "배송",
      "join": "본인인증",
      "plan": "요금제/할인",
    }
  `);
});

test('the states of a subscription have names, and a sentence each for the member', () => {
  expect(subscriptionStateLabels).toMatchInlineSnapshot(`
    {
      "APPROVED": "승인",
      "CANCELLED": "취소",
      "CONSULTING": "상담중",
      "INSTALLATION_PLANNED": "설치예정",
      "IN_USE": "이용중",
      "RECEIVED": "신청",
      "TERMINATED": "해지",
    }
  `);
  expect(subscriptionStateTexts).toMatchInlineSnapshot(`
    {
      "APPROVED": "신청이 승인됐어요. 설치 날짜를 전화로 정해요.",
      "CANCELLED": "신청을 취소했어요.",
      "CONSULTING": "담당자가 설치 환경과 계약 내용을 확인하고 있어요.",
      "INSTALLATION_PLANNED": "설치 날짜가 정해졌어요.",
      "IN_USE": "설치를 마쳤어요. 설치한 날부터 이용료를 내요.",
      "RECEIVED": "신청을 받았어요. 담당자가 곧 전화를 드려요.",
      "TERMINATED": "해지했어요.",
    }
  `);
});

test('the states of an order are named as shoppers know them', () => {
  expect(orderStates.map((state) => orderStateName(state, 'CARD')).join(' ')).toMatchInlineSnapshot(
    `"결제대기 결제완료 상품준비중 배송중 배송완료 구매확정 취소완료 미결제취소"`,
  );
});

test('an order that waits for its deposit says so, and one on account was not paid', () => {
  expect(orderStateName('PENDING_PAYMENT', 'VIRTUAL_ACCOUNT')).toBe('입금대기');
  expect(orderStateName('PENDING_PAYMENT', 'CARD')).toBe('결제대기');
  expect(orderStateName('PAID', 'ON_ACCOUNT')).toBe('주문완료');
  expect(orderStateName('PAID', 'VIRTUAL_ACCOUNT')).toBe('결제완료');
  expect(orderStateName('SHIPPED', 'ON_ACCOUNT')).toBe('배송중');
});

test('claims, ways of paying and ways of an order are named', () => {
  expect(claimName('RETURN', 'PICKED_UP')).toBe('반품 수거 완료');
  expect({ claimTypeNames, claimStateNames, paymentMethodNames, orderWay, claimWay }).toMatchInlineSnapshot(`
    {
      "claimStateNames": {
        "APPROVED": "승인",
        "DONE": "완료",
        "PICKED_UP": "수거 완료",
        "REJECTED": "거절",
        "REQUESTED": "접수",
        "WITHDRAWN": "철회",
      },
      "claimTypeNames": {
        "CANCEL": "취소",
        "EXCHANGE": "교환",
        "RETURN": "반품",
      },
      "claimWay": [
        "REQUESTED",
        "APPROVED",
        "PICKED_UP",
        "DONE",
      ],
      "orderWay": [
        "PAID",
        "PREPARING",
        "SHIPPED",
        "DELIVERED",
      ],
      "paymentMethodNames": {
        "CARD": "신용·체크카드",
        "EASY_PAY": "간편결제",
        "ON_ACCOUNT": "후불 정산",
        "TRANSFER": "계좌이체",
        "VIRTUAL_ACCOUNT": "무통장입금",
      },
    }
  `);
  expect(cashReceiptPurposeNames).toMatchInlineSnapshot(`
    {
      "EXPENSE_PROOF": "지출증빙",
      "INCOME_DEDUCTION": "소득공제",
    }
  `);
});

test('each state of whatever kind waits, moves, is done or has ended', () => {
  expect({ applicationStateKinds, subscriptionStateKinds, claimStateKinds, questionStateKinds }).toMatchInlineSnapshot(`
    {
      "applicationStateKinds": {
        "ACTIVATED": "moving",
        "ACTIVATION_REQUESTED": "moving",
        "APPROVED": "moving",
        "CANCELLED": "ended",
        "CERTIFIED": "waiting",
        "DELIVERED": "done",
        "ON_HOLD": "waiting",
        "RECEIVED": "waiting",
        "REJECTED": "ended",
        "SHIPPED": "moving",
        "WITHDRAWN": "ended",
      },
      "claimStateKinds": {
        "APPROVED": "moving",
        "DONE": "done",
        "PICKED_UP": "moving",
        "REJECTED": "ended",
        "REQUESTED": "waiting",
        "WITHDRAWN": "ended",
      },
      "questionStateKinds": {
        "ANSWERED": "done",
        "WAITING": "waiting",
      },
      "subscriptionStateKinds": {
        "APPROVED": "moving",
        "CANCELLED": "ended",
        "CONSULTING": "waiting",
        "INSTALLATION_PLANNED": "moving",
        "IN_USE": "done",
        "RECEIVED": "waiting",
        "TERMINATED": "ended",
      },
    }
  `);
});

test('what a question is about, and whether it is answered', () => {
  expect({ questionCategoryNames, questionStateNames }).toMatchInlineSnapshot(`
    {
      "questionCategoryNames": {
        "CLAIM": "취소·교환·반품",
        "DELIVERY": "배송",
        "MEMBER": "회원·정보",
        "ORDER": "주문·결제",
        "OTHER": "기타",
        "PRODUCT": "상품",
        "SUBSCRIPTION": "구독·렌탈",
        "WIRELESS": "휴대폰·요금제",
      },
      "questionStateNames": {
        "ANSWERED": "답변 완료",
        "WAITING": "답변 대기",
      },
    }
  `);
});

test('joining, discounts and instalments are called the same on every screen', () => {
  expect({ joinTypeLabels, discountTypeLabels }).toMatchInlineSnapshot(`
    {
      "discountTypeLabels": {
        "COMMON_SUPPORT": "공통지원금",
        "PLAN_DISCOUNT": "선택약정",
      },
      "joinTypeLabels": {
        "CHANGE": {
          "note": "통신사 그대로",
          "title": "기기변경",
        },
        "NEW": {
          "note": "새 번호로",
          "title": "신규가입",
        },
        "TRANSFER": {
          "note": "통신사 변경",
          "title": "번호이동",
        },
      },
    }
  `);
  expect(discountWords(null, 'COMMON_SUPPORT')).toBe('공통지원금 기준');
  expect(discountWords('PLAN_DISCOUNT', 'PLAN_DISCOUNT')).toBe('선택약정');
  expect([instalmentLabel(1), instalmentLabel(24)]).toEqual(['일시불', '24개월']);
  expect([instalmentWords(1), instalmentWords(24)]).toEqual(['일시불', '24개월 할부']);
});

test('what a subscription costs and who looks after it is put into words', () => {
  expect(careTypeLabels).toEqual({ VISIT: '방문관리', SELF: '셀프관리' });
  expect(spendText(0)).toBe('실적 조건 없음');
  expect(spendText(300_000)).toBe('30만원 이상');
  expect(spendText(120_000_000)).toBe('12,000만원 이상');
  expect(spendText(305_000)).toBe('305,000원 이상');
  expect(careText('VISIT', 4)).toBe('4개월마다 매니저 방문');
  expect(careText('VISIT', 1)).toBe('1개월마다 매니저 방문');
  expect(careText('VISIT', 0)).toBe('직접 관리');
  expect(careText('SELF', 4)).toBe('직접 관리');
  expect(termSumText(60, { monthlyTotal: 11_900, paidMonths: 59, registrationFee: 50_000 })).toBe(
    '11,900원 × 59개월 (첫 달 0원) + 등록비 50,000원',
  );
  expect(termSumText(60, { monthlyTotal: 11_900, paidMonths: 60, registrationFee: 0 })).toBe('11,900원 × 60개월');
  expect(choiceText({ months: 60, careType: 'VISIT', partnerCard: { name: '한빛카드' } })).toBe(
    '60개월 · 방문관리 · 한빛카드',
  );
  expect(choiceText({ months: 36, careType: 'SELF', partnerCard: null })).toBe('36개월 · 셀프관리');
});

test('each rule of a password says what to do', () => {
  expect(passwordRules).toMatchInlineSnapshot(`
    {
      "length": "8~20자로 입력해 주세요.",
      "mixture": "영문, 숫자, 특수문자를 모두 넣어 주세요.",
      "noId": "아이디는 빼 주세요.",
      "noRun": "같은 문자나 이어지는 문자는 3개까지만 써 주세요.",
    }
  `);
});
