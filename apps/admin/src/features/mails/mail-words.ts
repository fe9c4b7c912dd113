import type { Tone } from '../../kit/badge.tsx';

/** The jobs, and what each does for whom. */
export const jobWords: Readonly<Record<string, string>> = {
  'settle-confirming': '확인 중인 결제 마무리',
  'recover-payments': '끊긴 결제 복구',
  'expire-unpaid-orders': '입금 기한 지난 주문 취소',
  'remind-unpaid-orders': '결제하지 않은 주문 알림',
  'expire-gifts': '받지 않은 선물 환불',
  'refresh-list-prices': '목록 가격 갱신',
  'refresh-all-list-prices': '모든 몰 목록 가격 갱신',
  'settle-cash-receipts': '현금영수증 발급·취소',
  'finish-refunds': '남은 환불 마무리',
  'confirm-delivered-orders': '구매 자동 확정',
  'expire-applications': '휴대폰 신청 자동 취소',
  'forget-application-drafts': '오래된 신청 초안 지우기',
  'forget-certifications': '본인인증 기록 지우기',
  'forget-tid-requests': '티아이디 요청 지우기',
  'erase-expired-archive': '법정 보관 기한 지난 기록 지우기',
  'forget-old-rows': '보관 기한 지난 기록 지우기',
  'blank-old-records': '보관 기간 지난 주문·신청의 개인정보 지우기',
  'forget-old-office-rows': '보관 기한 지난 관리자 기록 지우기',
  'forget-upload-rows': '대량 주문 내용 지우기',
  'seal-logs': '변경·접속 기록 봉인',
  'notify-restocks': '재입고 알림 보내기',
  'erase-pictures': '쓰지 않는 문의 사진 지우기',
  'end-old-cases': '기한 지난 결재 닫기',
  'flip-content': '예약한 게시글 올리고 내리기',
  'erase-loose-files': '쓰지 않는 게시글 파일 지우기',
  'end-old-looks': '회원 화면 보기 끝내기',
  'end-leavers': '나간 임직원 내보내기',
  'open-review': '접속 기록 점검 열기',
  'forget-exports': '받았거나 기한 지난 파일 지우기',
  'forget-staff-requests': '하루 지난 중복 방지 기록 지우기',
  'lint-marked': '바뀐 몰 법 점검',
  'lint-nightly': '모든 몰 법 점검',
  'compare-payments': '결제 대사',
  'prove-stock': '재고 대사',
  'follow-products': '바뀐 상품을 몰에 반영',
  'compare-listings': '몰의 상품과 원본 대조',
  'find-unknown-payments': '모르는 결제 찾기',
};

export const runStates: Readonly<Record<string, { readonly word: string; readonly tone: Tone }>> = {
  completed: { word: '완료', tone: 'ok' },
  active: { word: '진행 중', tone: 'info' },
  retry: { word: '다시 시도', tone: 'warn' },
  failed: { word: '실패', tone: 'err' },
  cancelled: { word: '중단', tone: 'plain' },
};

/** 매분, 10분마다, 매시 15분, 매일 04:30: a cron expression, as far as the jobs use it. */
export function cronText(cron: string): string {
  const [minute = '*', hour = '*'] = cron.split(' ');
  if (minute === '*') return '매분';
  if (minute.startsWith('*/')) return `${minute.slice(2)}분마다`;
  if (hour === '*') return minute === '0' ? '매시 정각' : `매시 ${minute}분`;
  return `매일 ${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
}
