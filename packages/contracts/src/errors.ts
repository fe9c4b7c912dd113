/** The severity with which the log records an error. */
type LogLevel = 'debug' | 'info' | 'warn' | 'error';
type ErrorEntry = { readonly status: number; readonly message: string; readonly level: LogLevel };

/** Texts that the browser needs by itself: when no response came, or one without the envelope. The browser does not load the catalogue. */
export const clientErrorTexts = {
  ERR_CANCELED: '요청이 취소되었습니다.',
  ERR_NETWORK: '네트워크 오류입니다. 나중에 다시 시도해 주세요.',
  '1111': 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.',
  '4031': '임시 비밀번호로 로그인했어요. 새 비밀번호로 바꾼 뒤 이용해 주세요.',
  '4033': '고객센터에서 보는 화면이라 바꾸거나 열 수 없어요.',
  '5000': '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
  '5030': '지금은 연결이 원활하지 않아요. 잠시 뒤에 다시 시도해 주세요.',
} as const;

/** The one catalogue: code → HTTP status, Korean text for display, log level. */
export const errorCatalogue = {
  '1111': { status: 401, message: clientErrorTexts['1111'], level: 'info' },
  '1250': { status: 400, message: '아이디 또는 비밀번호가 맞지 않아요. 다시 확인해 주세요.', level: 'info' },
  '1251': {
    status: 429,
    message: '로그인에 여러 번 실패해서 잠시 막아 두었어요. 10분 뒤에 다시 시도해 주세요.',
    level: 'warn',
  },
  '1252': {
    status: 429,
    message: '요청을 여러 번 해서 잠시 막아 두었어요. 10분 뒤에 다시 시도해 주세요.',
    level: 'warn',
  },
  '1253': { status: 400, message: '확인 시간이 지났어요. 다시 로그인해 주세요.', level: 'info' },
  '1254': { status: 401, message: '휴면 계정입니다. 활성화를 위해 이메일 인증을 진행해주세요.', level: 'info' },
  '1257': { status: 400, message: '확인된 이메일이 없어요. 이메일을 확인한 뒤 로그인할 수 있어요.', level: 'info' },
  '1258': { status: 400, message: '처음 받은 비밀번호예요. 새 비밀번호로 바꾼 뒤 이용해 주세요.', level: 'info' },
  '1259': { status: 400, message: '가입 승인을 기다리고 있어요. 승인되면 이메일로 알려 드려요.', level: 'info' },
  '1260': { status: 400, message: '가입이 승인되지 않았어요. 궁금한 점은 고객센터로 문의해 주세요.', level: 'info' },
  '1261': { status: 400, message: '바르지 않은 링크예요. 메일에 있는 링크를 그대로 열어 주세요.', level: 'info' },
  '1262': { status: 400, message: '쓸 수 있는 시간이 지난 링크예요. 메일을 다시 받아 주세요.', level: 'info' },
  '1263': { status: 409, message: '이미 사용한 링크예요.', level: 'info' },
  '1264': { status: 409, message: '이미 가입한 회원이에요. 로그인하거나 비밀번호를 찾아 주세요.', level: 'info' },
  '1265': { status: 400, message: '본인인증한 분의 아이디가 아니에요. 처음부터 다시 찾아 주세요.', level: 'info' },
  '1266': { status: 400, message: '티아이디 로그인을 확인하지 못했어요. 처음부터 다시 시도해 주세요.', level: 'info' },
  '1267': { status: 409, message: '다른 회원에게 연결된 티아이디예요. 그 회원으로 로그인해 주세요.', level: 'info' },
  '1268': {
    status: 409,
    message: '이미 다른 티아이디를 연결한 회원이에요. 회원정보에서 연결을 끊고 다시 연결해 주세요.',
    level: 'info',
  },
  '1269': {
    status: 409,
    message: '회원 본인이 아닌 분으로 인증했어요. 본인 명의의 휴대폰으로 다시 인증해 주세요.',
    level: 'info',
  },
  '1270': { status: 400, message: '이용이 제한된 계정이에요. 궁금한 점은 고객센터로 문의해 주세요.', level: 'info' },
  '1280': { status: 400, message: '메일이나 비밀번호가 맞지 않아요. 다시 확인해 주세요.', level: 'info' },
  '1281': { status: 429, message: '여러 번 틀려서 잠시 막아 두었어요. 10분 뒤에 다시 시도해 주세요.', level: 'warn' },
  '1282': { status: 400, message: '번호가 맞지 않아요. 지금 보이는 번호를 다시 입력해 주세요.', level: 'info' },
  '1283': { status: 400, message: '이미 쓴 번호예요. 다음 번호가 나오면 입력해 주세요.', level: 'info' },
  '1284': { status: 400, message: '패스키를 확인하지 못했어요. 다시 시도해 주세요.', level: 'info' },
  '1285': { status: 403, message: '지금은 쓸 수 없는 계정이에요. 보안 담당자에게 문의해 주세요.', level: 'warn' },
  '1286': {
    status: 403,
    message: '허용된 곳에서만 로그인할 수 있어요. 회사망에 연결한 뒤 다시 시도해 주세요.',
    level: 'warn',
  },
  '4000': { status: 400, message: '요청 내용을 다시 확인해 주세요.', level: 'info' },
  '4001': { status: 400, message: '잘못된 주소로 접속했어요. 쇼핑몰 주소를 확인해 주세요.', level: 'info' },
  '4010': { status: 401, message: '로그인이 필요해요.', level: 'info' },
  '4011': {
    status: 401,
    message: '오래 쓰지 않아 화면을 잠갔어요. 다시 확인하면 하던 일을 이어서 할 수 있어요.',
    level: 'info',
  },
  '4030': { status: 403, message: '이 쇼핑몰에서는 이용할 수 없는 기능이에요.', level: 'info' },
  '4031': { status: 403, message: clientErrorTexts['4031'], level: 'info' },
  '4032': { status: 403, message: '중요한 일이라 본인인지 한 번 더 확인할게요.', level: 'info' },
  '4033': { status: 403, message: clientErrorTexts['4033'], level: 'info' },
  '4034': { status: 403, message: '지금은 쉬고 있는 쇼핑몰이에요. 주문 내역과 문의는 볼 수 있어요.', level: 'info' },
  '4040': { status: 404, message: '찾으시는 내용이 없어요.', level: 'info' },
  '4041': { status: 404, message: '없는 쇼핑몰이에요. 주소를 확인해 주세요.', level: 'info' },
  '4042': { status: 404, message: '판매하지 않는 상품이에요.', level: 'info' },
  '4043': { status: 404, message: '없는 주문이에요. 주문번호를 다시 확인해 주세요.', level: 'info' },
  '4044': { status: 404, message: '없는 신청이에요. 신청번호를 다시 확인해 주세요.', level: 'info' },
  '4045': { status: 404, message: '파일을 찾지 못했어요. 고객센터로 문의해 주세요.', level: 'error' },
  '4090': { status: 409, message: '그사이 내용이 바뀌었어요. 새로고침한 뒤 다시 시도해 주세요.', level: 'info' },
  '4091': { status: 409, message: '남은 수량이 부족해요. 수량을 줄여서 다시 담아 주세요.', level: 'info' },
  '4092': {
    status: 409,
    message: '장바구니에는 50개까지 담을 수 있어요. 안 쓰는 상품을 먼저 빼 주세요.',
    level: 'info',
  },
  '4093': { status: 409, message: '그사이 가격이 바뀌었어요. 바뀐 금액을 확인하고 다시 주문해 주세요.', level: 'info' },
  '4094': { status: 409, message: '지금 상태에서는 할 수 없어요. 주문 상태를 다시 확인해 주세요.', level: 'info' },
  '4095': { status: 409, message: '결제가 되지 않았어요. 결제 수단을 확인하고 다시 시도해 주세요.', level: 'info' },
  '4096': {
    status: 409,
    message: '결제 금액이 주문 금액과 달라 결제를 멈췄어요. 돈은 빠져나가지 않았어요.',
    level: 'warn',
  },
  '4097': { status: 409, message: '지금 상태에서는 할 수 없어요. 신청 상태를 다시 확인해 주세요.', level: 'info' },
  '4098': {
    status: 409,
    message: '그사이 주문할 수 없게 된 행이 있어요. 표시한 곳을 고친 뒤 다시 주문해 주세요.',
    level: 'info',
  },
  '4099': {
    status: 409,
    message: '답변이 등록되어 고칠 수 없어요. 더 궁금한 점은 새 문의로 남겨 주세요.',
    level: 'info',
  },
  '4100': { status: 410, message: '문을 닫은 쇼핑몰이에요. 주문 내역과 문의는 계속 볼 수 있어요.', level: 'info' },
  '4130': { status: 413, message: '보낸 내용이 너무 커요. 줄여서 다시 보내 주세요.', level: 'info' },
  '4150': { status: 415, message: '받을 수 없는 형식이에요.', level: 'info' },
  '4151': { status: 415, message: '파일을 읽지 못했어요. 양식을 내려받아 다시 작성해 주세요.', level: 'info' },
  '4220': { status: 422, message: '입력한 내용을 다시 확인해 주세요.', level: 'info' },
  '4221': {
    status: 422,
    message: '같은 요청이 다른 내용으로 이미 접수됐어요. 내역을 확인한 뒤 새로 고쳐서 다시 시도해 주세요.',
    level: 'info',
  },
  '4290': { status: 429, message: '요청이 너무 많아요. 잠시 뒤에 다시 시도해 주세요.', level: 'warn' },
  '4400': {
    status: 400,
    message: '본인인증을 확인하지 못했어요. 처음부터 다시 인증해 주세요.',
    level: 'info',
  },
  '4401': { status: 403, message: '만 14세 미만은 이용할 수 없어요.', level: 'info' },
  '4403': {
    status: 403,
    message: '만 19세 미만은 법정대리인의 동의가 필요해서 온라인으로 신청할 수 없어요. 고객센터로 문의해 주세요.',
    level: 'info',
  },
  '4600': { status: 409, message: '지금은 열려 있지 않은 특가예요.', level: 'info' },
  '4601': { status: 409, message: '특가로 준비한 수량이 모두 팔렸어요.', level: 'info' },
  '4602': { status: 409, message: '한 분이 살 수 있는 수량을 넘었어요.', level: 'info' },
  '4610': {
    status: 409,
    message: '결제 금액이 주문 금액과 달라 결제를 취소했어요. 결제된 돈은 돌려드려요.',
    level: 'error',
  },
  '4611': {
    status: 409,
    message: '결제를 여러 번 시도했지만 되지 않았어요. 주문을 취소하고 다시 주문해 주세요.',
    level: 'warn',
  },
  '4700': { status: 409, message: '지금은 후불로 주문할 수 없어요. 고객센터로 문의해 주세요.', level: 'info' },
  '4710': { status: 409, message: '한 사람이 한 번에 살 수 있는 수량을 넘었어요. 수량을 줄여 주세요.', level: 'info' },
  '4711': {
    status: 409,
    message: '결제하지 않은 주문이 많아요. 그 주문을 결제하거나 취소한 뒤에 새로 주문해 주세요.',
    level: 'info',
  },
  '4712': {
    status: 409,
    message: '진행 중인 휴대폰 신청이 많아요. 그 신청이 끝나거나 취소한 뒤에 새로 신청해 주세요.',
    level: 'info',
  },
  '5000': { status: 500, message: clientErrorTexts['5000'], level: 'error' },
  '5030': { status: 503, message: clientErrorTexts['5030'], level: 'error' },
  '5031': {
    status: 503,
    message: '지금은 둘러보기만 할 수 있어요. 저장과 주문은 잠시 뒤에 다시 시도해 주세요.',
    level: 'error',
  },
} as const satisfies Record<string, ErrorEntry>;

/** A code of the catalogue. */
export type ErrorCode = keyof typeof errorCatalogue;

/** A refused field: its path as sent, and what to do about it. */
export type FieldError = { readonly field: string; readonly message: string };

/** An expected failure; the envelope plugin turns it into a response. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fieldErrors: readonly FieldError[];
  readonly description: string | undefined;
  /** Data of the refusal, such as what somebody else has saved (4090). */
  readonly data: unknown;

  constructor(
    code: ErrorCode,
    details: { fieldErrors?: readonly FieldError[]; description?: string; data?: unknown } = {},
  ) {
    super(errorCatalogue[code].message);
    this.name = 'AppError';
    this.code = code;
    this.fieldErrors = details.fieldErrors ?? [];
    this.description = details.description;
    this.data = details.data;
  }
}

/** One field that was refused. */
export const fieldError = (field: string, message: string): AppError =>
  new AppError('4220', { fieldErrors: [{ field, message }] });
