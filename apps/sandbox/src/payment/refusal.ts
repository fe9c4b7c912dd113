/** HTTP status and message of each refusal, as the service returns them. */
const refusals = {
  UNAUTHORIZED_KEY: [401, '인증되지 않은 시크릿 키 혹은 클라이언트 키 입니다.'],
  INVALID_REQUEST: [400, '잘못된 요청입니다.'],
  INVALID_REFUND_ACCOUNT_INFO: [400, '환불 계좌번호와 예금주명이 일치하지 않습니다.'],
  DUPLICATED_ORDER_ID: [400, '이미 승인 및 취소가 진행된 중복된 주문번호 입니다.'],
  ALREADY_PROCESSED_PAYMENT: [400, '이미 처리된 결제 입니다.'],
  ALREADY_CANCELED_PAYMENT: [400, '이미 취소된 결제 입니다.'],
  NOT_CANCELABLE_PAYMENT: [403, '취소 할 수 없는 결제 입니다.'],
  NOT_CANCELABLE_AMOUNT: [403, '취소 할 수 없는 금액 입니다.'],
  REJECT_CARD_PAYMENT: [403, '한도초과 혹은 잔액부족으로 결제에 실패했습니다.'],
  REJECT_ACCOUNT_PAYMENT: [403, '잔액부족으로 결제에 실패했습니다.'],
  INVALID_CUSTOMER_IDENTITY_NUMBER: [400, '현금영수증 번호가 국세청에 등록되어 있지 않습니다.'],
  NOT_FOUND_CASH_RECEIPT: [404, '존재하지 않는 현금영수증 입니다.'],
  NOT_FOUND_PAYMENT: [404, '존재하지 않는 결제 입니다.'],
  NOT_FOUND_PAYMENT_SESSION: [404, '결제 시간이 만료되어 결제 진행 데이터가 존재하지 않습니다.'],
  IDEMPOTENT_REQUEST_PROCESSING: [409, '이전 멱등 요청이 처리중입니다.'],
} as const satisfies Record<string, readonly [number, string]>;

export class Refusal extends Error {
  readonly code: keyof typeof refusals;
  readonly status: number;

  constructor(code: keyof typeof refusals) {
    const [status, message] = refusals[code];
    super(message);
    this.code = code;
    this.status = status;
  }
}
